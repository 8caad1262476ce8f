import type { EXPERIMENTS } from "@mindle/domain/tracking/names";
import type { JsonStorage } from "../storage.ts";
import type { StoredKey } from "../stored-keys.ts";
import { fromPlainValue, type StoredValue, storedFlag, storedValue } from "../stored-value.ts";

const EXPERIMENT: (typeof EXPERIMENTS)[number] = "showCuteNotCute";

const KEY = `experiment:${EXPERIMENT}` satisfies StoredKey;

const GROUPS = ["0", "1"] as const;

/** "0" sees the characters in their colours, "1" in greys. */
export type Group = (typeof GROUPS)[number];

/** The group of this browser, as a storage holds it; undefined before one was drawn. */
export function storedGroup(storage: JsonStorage): StoredValue<Group | undefined> {
  return storedValue<Group | undefined>(KEY, storage, {
    initial: undefined,
    parse: (data) => GROUPS.find((group) => group === data),
    migrations: [fromPlainValue],
  });
}

/** Whether the present browser id was reported with its group. */
export function storedJoin(storage: JsonStorage): StoredValue<boolean> {
  return storedFlag("experimentJoined", storage);
}

/**
 * The group of this browser; where there is none, one is drawn with even chances and stored. `random` is in [0, 1). It reads
 * what {@link storedGroup} has written, in fewer bytes: it is part of the script inside every page.
 */
export function drawGroup(storage: JsonStorage, random: () => number): Group {
  const stored = storage.read(KEY);
  for (const group of GROUPS) {
    if (JSON.stringify(stored) === JSON.stringify(inStorage(group))) return group;
  }
  const drawn = GROUPS[random() < 0.5 ? 0 : 1];
  storage.write(KEY, inStorage(drawn));
  return drawn;
}

function inStorage(group: Group) {
  return { v: 1, data: group };
}
