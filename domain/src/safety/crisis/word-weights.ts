import { HELP_KINDS, type HelpKind } from "../help-kind.ts";
import { groupFeature, type Word } from "./features.ts";
import type { Part } from "./parts.ts";

/** Points of features by kind, in the order of `HELP_KINDS`. `npm run crisis-words` learns them from the lists of sentences. */
export interface WordWeights {
  /** The points that every part of a text begins with. */
  readonly start: readonly number[];
  readonly points: Readonly<Record<string, readonly number[]>>;
}

/** A part of a text, the kind for which it has the most points, and how many. */
export interface WeighedPart extends Part {
  readonly kind: HelpKind;
  readonly points: number;
}

export type WeighParts = (words: readonly Word[], parts: readonly Part[]) => readonly WeighedPart[];

/** The points of a feature; one object for each, which is how a part knows that it has it already. */
type Points = readonly number[];

/** A function that weighs parts of a text. Each word's points are looked up once, since parts overlap. */
export function wordScale({ start, points }: WordWeights): WeighParts {
  const known = new Map<string, Points>(Object.entries(points));
  return (words, parts) => {
    const own = words.map(({ features }) => features.flatMap((feature) => pointsIn(known, feature)));
    return parts.map((part) => {
      const counted = new Set<Points>();
      const groups = new Set<string>();
      for (let at = part.from; at < part.to; at += 1) {
        for (const each of own[at] ?? []) counted.add(each);
        for (const group of words[at]?.groups ?? []) groups.add(group);
      }
      const sorted = [...groups].sort();
      for (const [at, group] of sorted.entries()) {
        for (const other of sorted.slice(at)) {
          for (const each of pointsIn(known, groupFeature(group, other))) counted.add(each);
        }
      }
      return { ...part, ...most(start, counted) };
    });
  };
}

function pointsIn(known: ReadonlyMap<string, Points>, feature: string): readonly Points[] {
  const points = known.get(feature);
  return points === undefined ? [] : [points];
}

function most(start: Points, counted: Iterable<Points>): Pick<WeighedPart, "kind" | "points"> {
  const totals = [...start];
  for (const points of counted) {
    for (const [at, point] of points.entries()) totals[at] = (totals[at] ?? 0) + point;
  }
  const points = Math.max(...totals);
  return { kind: HELP_KINDS[totals.indexOf(points)] ?? HELP_KINDS[0], points };
}
