import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer, partsWithEntry, withUnit } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { AvoidanceTableProps } from "./widget.ts";

const MIN = 0;
const MAX = 100;

const DEGREES = { ko: "도", one: "degree", en: "degrees" };

export interface AvoidanceTableValue {
  /** Ratings by row; a row without one is absent. */
  readonly ratings: Readonly<Record<string, number>>;
}

export const avoidanceTable: WidgetDefinition<AvoidanceTableProps, AvoidanceTableValue> = {
  type: "avoidance-table",
  value: z.object({ ratings: z.record(z.string(), z.number()) }),
  empty: () => ({ ratings: {} }),
  isAnswered: (value, props) => rated(value, props).length > 0,
  check(value, props) {
    const ids = Object.keys(props.rows);
    const problems = ids.flatMap((id) => ratingProblems(value.ratings[id], id));
    const total = rated(value, props).reduce((sum, { rating }) => sum + rating, 0);
    const max = props.maxTotal ?? MAX * ids.length;
    return total > max ? [...problems, { code: "total-too-large", limit: max }] : problems;
  },
  /** Ratings by row. */
  read: {
    type: "map<string, double>",
    of: (value, props) => Object.fromEntries(rated(value, props).map(({ id, rating }) => [id, rating])),
  },
  summary: (value, props, language) =>
    rated(value, props)
      .map(({ label, rating }) =>
        labelledAnswer(label[language], withUnit(rating, props.heat ? DEGREES : undefined, language)),
      )
      .join("\n"),
  parts: (value, props) => Object.fromEntries(rated(value, props).map(({ id, label }) => [id, label])),
  freeText: () => [],
};

/** The rows that have a rating, easiest first; equal ones as they are on the screen. */
export function rated(
  { ratings }: AvoidanceTableValue,
  { rows }: AvoidanceTableProps,
): { readonly id: string; readonly label: Labelled[string]; readonly rating: number }[] {
  return partsWithEntry(rows, ratings)
    .map(({ entry, ...row }) => ({ ...row, rating: entry }))
    .sort((a, b) => a.rating - b.rating);
}

function ratingProblems(rating: number | undefined, part: string): readonly WidgetProblem[] {
  if (rating === undefined) return [{ code: "incomplete", part }];
  if (rating < MIN) return [{ code: "too-small", limit: MIN, part }];
  return rating > MAX ? [{ code: "too-large", limit: MAX, part }] : [];
}
