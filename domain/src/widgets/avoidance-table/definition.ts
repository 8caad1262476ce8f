import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer, withUnit } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { firstRows, hasBegun, rowProblems, rowsOf } from "../shared/rows.ts";
import { type TypedRow, typedRow } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { AvoidanceTableProps } from "./widget.ts";

const MIN = 0;
const MAX = 100;

const DEGREES = { ko: "도", one: "degree", en: "degrees" };

export interface AvoidanceTableValue {
  /** Rows that the person typed; none where the rows come from the props. */
  readonly rows: readonly TypedRow[];
  /** Ratings by row; a row without one is absent. */
  readonly ratings: Readonly<Record<string, number>>;
}

export const avoidanceTable: WidgetDefinition<AvoidanceTableProps, AvoidanceTableValue> = {
  type: "avoidance-table",
  value: z.object({ rows: z.array(typedRow), ratings: z.record(z.string(), z.number()) }),
  empty: (props) => ({ rows: firstRows(props), ratings: {} }),
  isAnswered: ({ rows, ratings }, props) => hasBegun(props, rows, (id) => ratings[id] !== undefined),
  check(value, props) {
    const { ratings } = value;
    const problems = rowProblems(
      props,
      value.rows,
      (id) => ratings[id] !== undefined,
      (id) => outOfRange(ratings[id], id),
    );
    const total = rated(value, props).reduce((sum, { rating }) => sum + rating, 0);
    const max = props.maxTotal ?? MAX * Object.keys(rowsOf(props, value.rows)).length;
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
  freeText: ({ rows }) => rows.map(({ text }) => text),
};

/** The rows that have a rating, easiest first; equal ones as they are on the screen. */
export function rated(
  { rows, ratings }: AvoidanceTableValue,
  props: AvoidanceTableProps,
): { readonly id: string; readonly label: Labelled[string]; readonly rating: number }[] {
  return Object.entries(rowsOf(props, rows))
    .flatMap(([id, label]) => {
      const rating = ratings[id];
      return rating === undefined ? [] : [{ id, label, rating }];
    })
    .sort((a, b) => a.rating - b.rating);
}

function outOfRange(rating: number | undefined, part: string): readonly WidgetProblem[] {
  if (rating === undefined) return [];
  if (rating < MIN) return [{ code: "too-small", limit: MIN, part }];
  return rating > MAX ? [{ code: "too-large", limit: MAX, part }] : [];
}
