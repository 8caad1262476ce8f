import type { ComponentType } from "react";

export type PageModule = { readonly default: ComponentType };

/** Each page is a chunk. The condition is known at build time: a production build has no developer panel. */
const MODULES: Readonly<Partial<Record<string, () => Promise<PageModule>>>> = {
  ...import.meta.glob<PageModule>(["../features/*/*-page.tsx", "!../features/developer/*"]),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<PageModule>("../features/developer/developer-page.tsx")
    : {}),
};

/** Imports a page by its file below `features`. Rejects when there is none or its chunk cannot be fetched. */
export function importPage(file: string): Promise<PageModule> {
  const load = MODULES[`../features/${file}`];
  if (load === undefined) return Promise.reject(new Error(`no page features/${file}`));
  return load();
}
