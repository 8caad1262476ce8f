import type { StoredKey, StoredValues } from "./schema.ts";
import type { JsonStorage } from "./storage.ts";

/** Turns the data of one version into those of the next. The data come from the device and may be anything. */
type Migration = (data: unknown) => unknown;

export interface StoredValueDeps<Value> {
  readonly initial: Value;
  /** Checks data of the newest version; undefined where they are invalid. */
  readonly parse: (data: unknown) => Value | undefined;
  /** The migration at index n leads from version n + 1 to n + 2. */
  readonly migrations?: readonly Migration[];
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
export function storedValue<Key extends StoredKey>(
  key: Key,
  storage: JsonStorage,
  { initial, parse, migrations = [] }: StoredValueDeps<StoredValues[Key]>,
): StoredValue<StoredValues[Key]> {
  const version = migrations.length + 1;
  let unsaved = initial;
  return {
    key,
    version,
    initial,
    read() {
      const stored = versioned(storage.read(key));
      if (stored === undefined) return initial;
      const { v, data } = stored;
      if (v > version) return unsaved;
      const migrated = migrations.slice(v - 1).reduce((older, migrate) => migrate(older), data);
      return parse(migrated) ?? initial;
    },
    write(value) {
      if ((versioned(storage.read(key))?.v ?? 0) > version) {
        unsaved = value;
        return;
      }
      unsaved = initial;
      if (value === initial) storage.remove(key);
      else storage.write(key, { v: version, data: value });
    },
  };
}

/** Keys of values that are true or false. */
type FlagKey = { [Key in StoredKey]: StoredValues[Key] extends boolean ? Key : never }[StoredKey];

/** A fact that is stored once it is true. */
export function storedFlag(key: FlagKey, storage: JsonStorage): StoredValue<boolean> {
  return storedValue(key, storage, {
    initial: false,
    parse: (data) => (typeof data === "boolean" ? data : undefined),
  });
}

function versioned(stored: unknown): { readonly v: number; readonly data: unknown } | undefined {
  if (typeof stored === "object" && stored !== null && "v" in stored && "data" in stored) {
    const { v, data } = stored;
    if (typeof v === "number" && Number.isInteger(v) && v > 0) return { v, data };
  }
  return undefined;
}
