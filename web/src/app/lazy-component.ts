import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from "react";

/** A component that is loaded when it is needed. */
export interface LazyComponent<Props> {
  /** The component itself once it is loaded, so that it renders without suspending; until then a lazy one. */
  readonly Component: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  readonly isLoaded: boolean;
  /** Loads it, once. Rejects with a `LoadError` when it cannot be; the next call tries again. */
  load(): Promise<void>;
}

type ComponentModule<Props> = { readonly default: ComponentType<Props> };

/** A component by the function that loads it. */
export function lazyComponent<Props>(
  importComponent: () => Promise<ComponentModule<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentModule<Props>> | undefined;
  const load = () => {
    if (pending !== undefined) return pending;
    const attempt = importComponent().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        // What is rendered now fails, too: a new attempt for each render would never end.
        lazyOne = lazy(() => Promise.reject(error));
        throw error;
      },
    );
    pending = attempt;
    lazyOne = lazy(() => attempt);
    return attempt;
  };
  let lazyOne = lazy(load);
  return {
    get Component() {
      return loaded ?? lazyOne;
    },
    get isLoaded() {
      return loaded !== undefined;
    },
    load: async () => {
      await load();
    },
  };
}

/**
 * The component to render, the same one for as long as it is shown: once it is loaded, the one without suspending would be
 * mounted in its place, empty of what was typed.
 */
export function useLazyComponent<Props>(source: LazyComponent<Props>): LazyComponent<Props>["Component"] {
  return useMemo(() => source.Component, [source]);
}
