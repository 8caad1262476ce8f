import { loadNamespaces } from "../platform/i18n/i18n.ts";
import { loadModule } from "../platform/load-module.ts";
import { importNamed } from "../platform/named-modules.ts";
import type { PageRoute } from "../shell/route.ts";
import { type LazyComponent, lazyComponent } from "./lazy-component.ts";
import type { PageModule } from "./page-modules.ts";
import { SIGNED_IN_GATE } from "./signed-in-gate-loader.ts";

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
      loadModule(() => importNamed(`features/${file}`, () => importFromList(file))),
      loadNamespaces(namespaces),
      access === "public" ? undefined : SIGNED_IN_GATE.load(),
    ]);
    return module;
  });
  return Object.assign(component, { file });
}

async function importFromList(file: string): Promise<PageModule> {
  return (await loadModule(() => import("./page-modules.ts"))).importPage(file);
}
