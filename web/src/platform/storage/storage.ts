import type { PlainValues, StoredKey } from "./schema.ts";

/** The part of the browser's Storage that is used. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A key of the schema. */
type StorageKey = StoredKey | keyof PlainValues;

/** JSON values by key. Neither reading nor writing ever throws. */
export interface JsonStorage {
  /** True when values outlive the page. */
  readonly isPersistent: boolean;
  /** The stored value; undefined where there is none, or no valid JSON. */
  read(key: StorageKey): unknown;
  write(key: StorageKey, value: unknown): void;
  remove(key: string): void;
}

/** Stores values in `storage`, and in memory where that is blocked, full or missing: a written value can always be read. */
export function jsonStorage(storage: TextStorage | undefined): JsonStorage {
  const fallback = new Map<string, string>();
  return {
    isPersistent: storage !== undefined,
    read(key) {
      return parseJson(fallback.get(key) ?? attempt(() => storage?.getItem(key)));
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const saved = attempt(() => {
        storage?.setItem(key, text);
        return storage !== undefined;
      });
      if (saved === true) fallback.delete(key);
      else fallback.set(key, text);
    },
    remove(key) {
      fallback.delete(key);
      attempt(() => storage?.removeItem(key));
    },
  };
}

/** The storage, if it can be used: some browsers throw on access. */
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

/** Outlives the visit. */
export const localJson = jsonStorage(usable(() => localStorage));

/** Lives until the tab is closed. */
export const tabJson = /* @__PURE__ */ jsonStorage(/* @__PURE__ */ usable(() => sessionStorage));

/** Around fields whose words are stored while they are typed: the page may be loaded again. */
export const KEPT_FIELDS = "data-kept-fields";
