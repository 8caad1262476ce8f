/** Where texts are kept between visits; the part of the browser's Storage that is used. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** JSON values by key. Neither reading nor writing ever throws. */
export interface JsonStorage {
  /** True when values outlive the page. */
  readonly lasting: boolean;
  /** The stored value, or undefined when there is none or what is stored is not JSON. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * Keeps values in `storage` and, where that is blocked, full or missing, for the life of the page only:
 * what was written is always read back.
 */
export function jsonStorage(storage: TextStorage | undefined): JsonStorage {
  const unsaved = new Map<string, string>();
  return {
    lasting: storage !== undefined,
    read(key) {
      return parseJson(unsaved.get(key) ?? attempt(() => storage?.getItem(key)));
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const saved = attempt(() => {
        storage?.setItem(key, text);
        return storage !== undefined;
      });
      if (saved === true) unsaved.delete(key);
      else unsaved.set(key, text);
    },
    remove(key) {
      unsaved.delete(key);
      attempt(() => storage?.removeItem(key));
    },
  };
}

/** The storage if it can be used at all: some browsers throw at the mere mention of it. */
function usable(find: () => TextStorage): TextStorage | undefined {
  return attempt(() => {
    const storage = find();
    storage.getItem("probe");
    return storage;
  });
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  return attempt((): unknown => JSON.parse(text));
}

/** What this browser keeps between visits. */
export const localJson = jsonStorage(usable(() => localStorage));

/** What this tab keeps until it is closed. */
export const tabJson = jsonStorage(usable(() => sessionStorage));
