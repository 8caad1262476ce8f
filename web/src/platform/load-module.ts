/** Code or texts of the app that could not be loaded. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.name = "LoadError";
  }
}

/**
 * A module that is imported when it is needed. Rejects with {@link LoadError}. Does not settle while the page is being
 * reloaded for a new build (`app/chunk-recovery.ts`): the import then resolves to nothing.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  let module: Module | undefined;
  try {
    module = await load();
  } catch (error) {
    throw new LoadError(error);
  }
  return module ?? new Promise(() => {});
}
