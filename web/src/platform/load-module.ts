import { isFailedImport } from "./failed-import.ts";

/** Code or texts of the app that could not be loaded. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.name = "LoadError";
  }
}

/** How long to wait for a part of the app before the page says so, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * A module that is imported when it is needed. Rejects with {@link LoadError} where it does not arrive, after ten seconds at the
 * latest, and with what it throws where it does not run. An import that
 * resolves to nothing was cancelled because the page is left or loaded again (`app/missing-files.ts`).
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new LoadError(new Error("nothing came in time"))), LIMIT_MS);
  });
  try {
    const module: Module | undefined = await Promise.race([load(), tooLate]);
    return module ?? (await tooLate);
  } catch (error) {
    throw isFailedImport(error) ? new LoadError(error) : error;
  } finally {
    clearTimeout(limit);
  }
}
