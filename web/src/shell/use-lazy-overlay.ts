import { type ComponentType, useCallback, useState } from "react";
import type { Namespace } from "../locales/types.ts";
import { loadModule } from "../platform/browser/load-module.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";

/** What every overlay takes. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface LazyOverlay<Props> {
  /** Undefined until its code and texts are loaded. */
  readonly Component: ComponentType<Props> | undefined;
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  /** Loading failed, such as offline, or took too long; `open` tries again. */
  readonly hasFailed: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** Loads without opening; a failure shows when it is opened. */
  readonly preload: () => Promise<void>;
}

const NO_NAMESPACES: readonly Namespace[] = [];

/**
 * An overlay, such as a dialog, that is loaded when it is first opened and mounted from then on.
 * With `null` for a loader, which a build may leave out, it never opens.
 */
export function useLazyOverlay<Props>(
  load: (() => Promise<{ readonly default: ComponentType<Props> }>) | null,
  namespaces = NO_NAMESPACES,
): LazyOverlay<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState<"idle" | "loading" | "failed">("idle");

  const fetch = useCallback(async () => {
    if (load === null) return;
    const [module] = await Promise.all([loadModule(load), loadNamespaces(namespaces)]);
    setComponent(() => module.default);
  }, [load, namespaces]);

  const open = useCallback(async () => {
    setLoading("loading");
    try {
      await fetch();
      setOpen(true);
      setLoading("idle");
    } catch (error) {
      console.warn("an overlay could not be loaded", error);
      setLoading("failed");
    }
  }, [fetch]);

  const preload = useCallback(
    () => fetch().catch((error: unknown) => console.warn("an overlay could not be preloaded", error)),
    [fetch],
  );

  return {
    Component,
    isOpen,
    isLoading: loading === "loading",
    hasFailed: loading === "failed",
    open,
    close: useCallback(() => setOpen(false), []),
    preload,
  };
}
