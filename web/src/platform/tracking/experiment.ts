import type { EXPERIMENTS } from "@mindle/domain/tracking/names";
import { type JsonStorage, localJson } from "../storage.ts";
import { fromPlainValue, type StoredValue, storedValue } from "../stored-value.ts";
import { track } from "./track.ts";

type Experiment = (typeof EXPERIMENTS)[number];

const GROUPS = ["0", "1"] as const;

export type Group = (typeof GROUPS)[number];

/** The group in an experiment, as a storage holds it; undefined before one was drawn. */
export function storedGroup(experiment: Experiment, storage: JsonStorage): StoredValue<Group | undefined> {
  return storedValue<Group | undefined>(`experiment:${experiment}`, storage, {
    initial: undefined,
    parse: (data) => GROUPS.find((group) => group === data),
    migrations: [fromPlainValue],
  });
}

/**
 * The stored group; where there is none, one is drawn with even chances, stored and passed to `onJoin`. `random` is in [0, 1).
 */
export function assignGroup(
  stored: StoredValue<Group | undefined>,
  parts: { readonly random: () => number; readonly onJoin: (group: Group) => void },
): Group {
  const known = stored.read();
  if (known !== undefined) return known;
  const drawn = parts.random() < 0.5 ? "0" : "1";
  stored.write(drawn);
  parts.onJoin(drawn);
  return drawn;
}

/** This browser's group; joining is tracked once. */
export function experimentGroup(experiment: Experiment): Group {
  return assignGroup(storedGroup(experiment, localJson), {
    random: Math.random,
    onJoin: (group) => track("experiment_join", { experiment, group }),
  });
}
