import type { ResourceKey } from "i18next";

type Loader = () => Promise<ResourceKey>;

/** Every catalogue as a chunk of its own. Builds without the developer panel leave out its catalogues. */
const LOADERS: Readonly<Partial<Record<string, Loader>>> = {
  ...import.meta.glob<ResourceKey>(["./{ko,en}/*.ts", "!./**/*.test.ts", "!./*/developer.ts"], {
    import: "default",
  }),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<ResourceKey>("./{ko,en}/developer.ts", { import: "default" })
    : {}),
};

/** Fetches one catalogue. Rejects when there is none or its chunk cannot be fetched. */
export function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const load = LOADERS[`./${language}/${namespace}.ts`];
  if (load === undefined) return Promise.reject(new Error(`no catalogue ${language}/${namespace}`));
  return load();
}
