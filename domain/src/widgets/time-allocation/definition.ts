import * as z from "zod/mini";
import { hoursInWords, labelledAnswer, partsWithEntry } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import { HOURS_PER_WEEK, REST } from "./week.ts";
import type { TimeAllocationProps } from "./widget.ts";

/** Whole hours by row; a row without an entry is absent, and so is the one that takes the rest. */
export type Week = Readonly<Record<string, number>>;

export const timeAllocation: WidgetDefinition<TimeAllocationProps, Week> = {
  type: "time-allocation",
  value: z.record(z.string(), z.int()),
  empty: () => ({}),
  isAnswered: (value, props) => entered(value, props).length > 0,
  check(value, props) {
    if (Object.keys(props.rows).length === 0) return [];
    if (entered(value, props).length === 0) return [{ code: "no-answer" }];
    const negative = entered(value, props).flatMap(([part, hours]): WidgetProblem[] =>
      hours < 0 ? [{ code: "too-small", limit: 0, part }] : [],
    );
    const left = hoursLeft(value, props);
    if (left < 0) return [...negative, { code: "total-too-large", limit: HOURS_PER_WEEK }];
    return left > 0 && props.rest === undefined
      ? [...negative, { code: "some-left", limit: left }]
      : negative;
  },
  /** Hours by row that has an entry, with the `rest`. */
  read: {
    type: "map<string, double>",
    of: (value, props) => Object.fromEntries(allHours(value, props)),
  },
  summary: (value, props, language) =>
    allHours(value, props)
      .flatMap(([id, hours]) => {
        const label = id === REST ? props.rest : props.rows[id];
        return label === undefined ? [] : [labelledAnswer(label[language], hoursInWords(hours, language))];
      })
      .join("\n"),
  parts: (value, { rows }) =>
    Object.fromEntries(partsWithEntry(rows, value).map(({ id, label }) => [id, label])),
  freeText: () => [],
};

/** Hours that are not given out yet; below 0 where there are too many. */
export function hoursLeft(value: Week, props: TimeAllocationProps): number {
  return entered(value, props).reduce((left, [, hours]) => left - hours, HOURS_PER_WEEK);
}

/** Rows with their hours, as they are on the screen. */
function entered(value: Week, { rows }: TimeAllocationProps): (readonly [id: string, hours: number])[] {
  return partsWithEntry(rows, value).map(({ id, entry }) => [id, entry] as const);
}

/** {@link entered} with the rest; nothing before the first entry. */
function allHours(value: Week, props: TimeAllocationProps): (readonly [id: string, hours: number])[] {
  const rows = entered(value, props);
  if (rows.length === 0 || props.rest === undefined) return rows;
  return [...rows, [REST, Math.max(0, hoursLeft(value, props))]];
}
