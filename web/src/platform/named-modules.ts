/** URLs of built modules by their source files below `src`. */
let urls: Readonly<Partial<Record<string, string>>> = {};

/** Says which modules the page's HTML names, so that the first page does without the lists of all pages and texts. */
export function setNamedModules(named: typeof urls): void {
  urls = named;
}

/** Imports a module by the URL in the page's HTML, where it names one, otherwise from the list of all. */
export async function importNamed<Module>(
  source: string,
  importFromList: () => Promise<Module>,
): Promise<Module> {
  const url = urls[source];
  if (url === undefined) return importFromList();
  try {
    const module: Module = await import(/* @vite-ignore */ url);
    return module;
  } catch {
    // Vite's import says it to `app/chunk-recovery.ts` when the file is gone.
    return importFromList();
  }
}
