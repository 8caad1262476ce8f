import type { EXPERIMENTS } from "@mindle/domain/tracking/names";
import { type JsonStorage, localJson } from "../storage.ts";
import { track } from "./track.ts";

type Experiment = (typeof EXPERIMENTS)[number];

const GROUPS = ["0", "1"] as const;

export type Group = (typeof GROUPS)[number];

/**
 * The group that a browser belongs to in an experiment: drawn once, with even chances, kept from then on. `joined` is called when
 * it is drawn. `random` is in [0, 1).
 */
export function groupOf(
  experiment: Experiment,
  parts: {
    readonly storage: JsonStorage;
    readonly random: () => number;
    readonly joined: (group: Group) => void;
  },
): Group {
  const key = `experiment:${experiment}`;
  const stored = parts.storage.read(key);
  const known = GROUPS.find((group) => group === stored);
  if (known !== undefined) return known;
  const drawn = parts.random() < 0.5 ? "0" : "1";
  parts.storage.write(key, drawn);
  parts.joined(drawn);
  return drawn;
}

/** This browser's group; taking part is told of once. */
export function experimentGroup(experiment: Experiment): Group {
  return groupOf(experiment, {
    storage: localJson,
    random: Math.random,
    joined: (group) => track("experiment_join", { experiment, group }),
  });
}
