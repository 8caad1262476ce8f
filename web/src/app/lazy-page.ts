import type { ComponentType } from "react";
import { loadModule } from "../platform/browser/load-module.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";
import type { PageRoute } from "../shell/route.ts";
import { type LazyComponent, lazyComponent } from "./lazy-component.ts";

type PageModule = { readonly default: ComponentType };

/** Each page is a chunk. The condition is known at build time: a production build has no developer panel. */
const MODULES: Readonly<Partial<Record<string, () => Promise<PageModule>>>> = {
  ...import.meta.glob<PageModule>(["../features/*/*-page.tsx", "!../features/developer/*"]),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<PageModule>("../features/developer/developer-page.tsx")
    : {}),
};

/** A page that is loaded together with its texts and what it may be opened by. */
export interface LazyPage extends LazyComponent<object> {
  /** Path below `features`. */
  readonly file: string;
}

/** The page of a feature's route. */
export function lazyPage(feature: string, { page, namespaces, access }: PageRoute): LazyPage {
  const file = `${feature}/${page}.tsx`;
  const component = lazyComponent<object>(async () => {
    const [module] = await Promise.all([
      loadModule(() => importPage(file)),
      loadNamespaces(namespaces),
      access === "public" ? undefined : AUTH_GATE.load(),
    ]);
    return module;
  });
  return Object.assign(component, { file });
}

function importPage(file: string): Promise<PageModule> {
  const load = MODULES[`../features/${file}`];
  return load === undefined ? Promise.reject(new Error(`no page features/${file}`)) : load();
}

/** Loaded with the first page that is not public. */
export const AUTH_GATE = lazyComponent(() => loadModule(() => import("./gates/auth-gate.tsx")));
