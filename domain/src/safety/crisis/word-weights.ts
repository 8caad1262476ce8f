import { HELP_KINDS, type HelpKind } from "../help-kind.ts";
import { type FeaturesOf, featureSets } from "./features.ts";

/** Points of features by kind, in the order of `HELP_KINDS`. `npm run crisis-words` learns them from the lists of sentences. */
export interface WordWeights {
  /** The points that every sentence begins with. */
  readonly start: readonly number[];
  readonly points: Readonly<Record<string, readonly number[]>>;
}

/** The kind for which a text has the most points, and how many. */
export interface Weighed {
  readonly kind: HelpKind;
  readonly points: number;
}

export type WeighWords = (text: string) => Weighed;

/** A function that finds the most points of any sentence of a normal text, or of two that follow each other. */
export function wordScale({ start, points }: WordWeights, featuresOf: FeaturesOf): WeighWords {
  const known = new Map(Object.entries(points));
  return (text) => {
    let most: Weighed = { kind: HELP_KINDS[0], points: Number.NEGATIVE_INFINITY };
    for (const features of featureSets(text, featuresOf)) {
      const totals = [...start];
      for (const feature of features) {
        for (const [at, point] of known.get(feature)?.entries() ?? []) totals[at] = (totals[at] ?? 0) + point;
      }
      for (const [at, kind] of HELP_KINDS.entries()) {
        const total = totals[at] ?? 0;
        if (total > most.points) most = { kind, points: total };
      }
    }
    return most;
  };
}
