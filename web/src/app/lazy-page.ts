import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Namespace } from "../locales/types.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";
import { loadModule } from "../platform/load-module.ts";

type PageModule = { readonly default: ComponentType };

/** Each page is a chunk. The condition is known at build time: a production build has no developer panel. */
const MODULES: Readonly<Partial<Record<string, () => Promise<PageModule>>>> = {
  ...import.meta.glob<PageModule>(["../features/*/*-page.tsx", "!../features/developer/*"]),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<PageModule>("../features/developer/developer-page.tsx")
    : {}),
};

/** A page that is loaded together with its texts. */
export interface LazyPage {
  /** Path below `features`. */
  readonly file: string;
  /** The page itself once it is loaded, so that it renders without suspending; until then a lazy component. */
  readonly Component: ComponentType | LazyExoticComponent<ComponentType>;
  /** Loads the page and its texts, once. Rejects with a `LoadError` when one cannot be; the next call tries again. */
  load(): Promise<void>;
}

/** A page by its file below `features`. */
export function lazyPage(file: string, namespaces: readonly Namespace[]): LazyPage {
  let pending: Promise<PageModule> | undefined;
  const loadAll = async () => {
    const importPage = MODULES[`../features/${file}`];
    if (importPage === undefined) throw new Error(`no page features/${file}`);
    const [module] = await Promise.all([loadModule(importPage), loadNamespaces(namespaces)]);
    Component = module.default;
    return module;
  };
  const load = () => {
    pending ??= loadAll().catch((error: unknown) => {
      pending = undefined;
      // A lazy component never loads again after a failure: the next render gets a new one.
      Component = lazy(load);
      throw error;
    });
    return pending;
  };
  let Component: LazyPage["Component"] = lazy(load);
  return {
    file,
    get Component() {
      return Component;
    },
    load: async () => {
      await load();
    },
  };
}
