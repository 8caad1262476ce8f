import type { StoredKey } from "../storage/schema.ts";
import type { JsonStorage } from "../storage/storage.ts";
import { type StoredValue, storedFlag, storedValue } from "../storage/stored-value.ts";

const KEY = "group" satisfies StoredKey;

const GROUPS = ["0", "1"] as const;

/** In the experiment showCuteNotCute, "1" chooses among characters that grow paler once another one is chosen, "0" does not. */
export type Group = (typeof GROUPS)[number];

/** The group of this browser, as a storage holds it; undefined before one was drawn. The app only reads it. */
export function storedGroup(storage: JsonStorage): StoredValue<Group | undefined> {
  return storedValue(KEY, storage, {
    initial: undefined,
    parse: (data) => GROUPS.find((group) => group === data),
  });
}

/** Whether the present browser id was reported with its group. */
export function storedJoin(storage: JsonStorage): StoredValue<boolean> {
  return storedFlag("groupJoined", storage);
}

/** The group of this browser; where there is none, one is drawn with even chances and stored. `random` is in [0, 1). */
export function drawGroup(storage: JsonStorage, random: () => number): Group {
  const stored = storedGroup(storage);
  const known = stored.read();
  if (known !== undefined) return known;
  const drawn = random() < 0.5 ? "0" : "1";
  stored.write(drawn);
  return drawn;
}
