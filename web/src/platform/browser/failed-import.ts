/** What Chromium, Firefox and Safari say of a module that did not arrive or is no script, and Vite of its styles. */
const MESSAGES =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|.* is not a valid JavaScript MIME type|Unable to preload CSS)/;

/** Whether an import was rejected because the module did not arrive, and not by what it did. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}
