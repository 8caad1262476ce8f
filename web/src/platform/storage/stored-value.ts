import type { JsonStorage } from "./storage.ts";
import type { StoredKey } from "./stored-keys.ts";

/** Turns the data of one version into those of the next. The data come from the device and may be anything. */
type Migration = (data: unknown) => unknown;

export interface StoredValueDeps<Value> {
  readonly initial: Value;
  /** Checks data of the newest version; undefined where they are invalid. */
  readonly parse: (data: unknown) => Value | undefined;
  /** The migration at index n leads from version n to n + 1. Their number is the newest version. */
  readonly migrations: readonly Migration[];
}

/** A value in a storage of the browser, as `{v, data}`: its version and the value itself. */
export interface StoredValue<Value> {
  readonly key: StoredKey;
  readonly version: number;
  readonly initial: Value;
  /** The initial value where nothing is stored, or nothing valid, or something of a newer version of the app. */
  read(): Value;
  /**
   * Stores a value; the initial one removes what is stored. What a newer version of the app has stored is not replaced: the
   * value then lives as long as the page.
   */
  write(value: Value): void;
}

/** Describes a value that outlives the page. Every version needs a sample in `app/stored-values.test.ts`. */
export function storedValue<Value>(
  key: StoredKey,
  storage: JsonStorage,
  { initial, parse, migrations }: StoredValueDeps<Value>,
): StoredValue<Value> {
  const version = migrations.length;
  let unsaved = initial;
  return {
    key,
    version,
    initial,
    read() {
      const { v, data } = versioned(storage.read(key));
      if (v > version) return unsaved;
      const migrated = migrations.slice(v).reduce((older, migrate) => migrate(older), data);
      return parse(migrated) ?? initial;
    },
    write(value) {
      if (versioned(storage.read(key)).v > version) {
        unsaved = value;
        return;
      }
      unsaved = initial;
      if (value === initial) storage.remove(key);
      else storage.write(key, { v: version, data: value });
    },
  };
}

/** The migration from version 0, in which values were stored as they are, without `{v, data}`. */
export function fromPlainValue(data: unknown): unknown {
  return data;
}

/** A fact that is stored once it is true. */
export function storedFlag(key: StoredKey, storage: JsonStorage): StoredValue<boolean> {
  return storedValue(key, storage, {
    initial: false,
    parse: (data) => (typeof data === "boolean" ? data : undefined),
    migrations: [fromPlainValue],
  });
}

function versioned(stored: unknown): { readonly v: number; readonly data: unknown } {
  if (typeof stored === "object" && stored !== null && "v" in stored && "data" in stored) {
    const { v, data } = stored;
    if (typeof v === "number" && Number.isInteger(v) && v > 0) return { v, data };
  }
  return { v: 0, data: stored };
}
