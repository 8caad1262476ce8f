import type { ResourceKey } from "i18next";

type Loader = () => Promise<ResourceKey>;

/**
 * Every catalogue as a chunk of its own, fetched when a screen in that language needs it. Those of the developer panel
 * come and go with it.
 */
const LOADERS: Readonly<Partial<Record<string, Loader>>> = {
  ...import.meta.glob<ResourceKey>(["./{ko,en}/*.ts", "!./**/*.test.ts", "!./*/developer.ts"], {
    import: "default",
  }),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<ResourceKey>("./{ko,en}/developer.ts", { import: "default" })
    : {}),
};

/** Fetches one catalogue. Fails when there is none or the chunk cannot be fetched. */
export function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const load = LOADERS[`./${language}/${namespace}.ts`];
  if (load === undefined) return Promise.reject(new Error(`no catalogue ${language}/${namespace}`));
  return load();
}
