import { isTimeout, within } from "./within.ts";

/** Code or texts of the app that could not be loaded. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.name = "LoadError";
  }
}

/** How long to wait for a part of the app before the page says so, in milliseconds. */
export const LOAD_TIMEOUT_MS = 10_000;

/**
 * A module that is imported when it is needed. Rejects with {@link LoadError} where it does not arrive, after ten seconds at the
 * latest, and with what it throws where it does not run. An import that resolves to nothing was cancelled because the page is
 * left or loaded again (`app/missing-files.ts`).
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const arrive = async () => {
    const module: Module | undefined = await load().catch(loadAgain<Module>);
    return module ?? new Promise<Module>(() => {});
  };
  try {
    return await within(arrive(), LOAD_TIMEOUT_MS);
  } catch (error) {
    throw isTimeout(error) || isFailedImport(error) ? new LoadError(error) : error;
  }
}

let repeats = 0;

/**
 * Asks once more for a module that did not arrive, by another address: Chromium (153) asks for each address once per page. What
 * that module imports itself is not asked for again. Safari does not name it.
 */
async function loadAgain<Module>(error: unknown): Promise<Module> {
  const address = isFailedImport(error) ? /module: (\S+\.js)$/.exec(error.message)?.[1] : undefined;
  if (address === undefined) throw error;
  repeats += 1;
  return await import(/* @vite-ignore */ `${address}?${repeats}`);
}

/** What Chromium, Firefox and Safari say of a module that did not arrive or is no script, and Vite of its styles. */
const MESSAGES =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|.* is not a valid JavaScript MIME type|Unable to preload CSS)/;

/** Whether an import was rejected because the module did not arrive, and not by what it did. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && MESSAGES.test(error.message);
}
