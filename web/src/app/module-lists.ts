/**
 * Loads the lists of all pages and texts. A pre-rendered page names its own modules in its HTML and needs them for navigations
 * only, other pages need them at once.
 */
export async function loadModuleLists(): Promise<void> {
  await Promise.all([import("./page-modules.ts"), import("../locales/index.ts")]);
}
