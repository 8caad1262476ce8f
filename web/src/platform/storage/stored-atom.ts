import { getDefaultStore, type WritableAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { onUserDataCleared } from "./clear-user-data.ts";
import { CLEARED } from "./schema.ts";
import type { StoredValue } from "./stored-value.ts";

export { atom, useAtom, useStore } from "jotai";

export type StoredAtom<Value> = WritableAtom<Value, [Value], void>;

/**
 * A stored value as state of React components. While one of them shows it, it follows what other tabs store; clearing user
 * data resets it.
 */
export function storedAtom<Value>(value: StoredValue<Value>): StoredAtom<Value> {
  let last = value.initial;
  /** An equal value stays the same object, so that reading it again draws nothing again. */
  const read = () => {
    const now = value.read();
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  };
  const state = atomWithStorage<Value>(
    value.key,
    value.initial,
    {
      getItem: read,
      setItem(_, next) {
        last = next;
        value.write(next);
      },
      removeItem: () => value.write(value.initial),
      subscribe(key, onChange) {
        const listen = (event: StorageEvent) => {
          // The key is null where a storage was cleared as a whole.
          if (event.key === key || event.key === null) onChange(read());
        };
        addEventListener("storage", listen);
        return () => removeEventListener("storage", listen);
      },
    },
    { getOnInit: true },
  );
  if (value.key in CLEARED) onUserDataCleared(() => getDefaultStore().set(state, value.initial));
  return state;
}
