import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer, partsWithEntry } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { SeesawProps } from "./widget.ts";

const SIDES = ["gives", "takes"] as const;

export type SeesawSide = (typeof SIDES)[number];

const WEIGHTS = [1, 2, 3, 4, 5];

/** Weights from 1 to 5 by row; a row that is not on the seesaw is absent. */
export type SeesawValue = { readonly [Side in SeesawSide]: Readonly<Record<string, number>> };

const weights = z.record(z.string(), z.number());

export const seesaw: WidgetDefinition<SeesawProps, SeesawValue> = {
  type: "seesaw",
  value: z.object({ gives: weights, takes: weights }),
  empty: () => ({ gives: {}, takes: {} }),
  isAnswered: (value, props) => SIDES.some((side) => weighed(value, props, side).length > 0),
  check: (value, props) => SIDES.flatMap((side) => problemsOfSide(value, props, side)),
  /** The weight on each side, `gives` and `takes`; a side with nothing on it is absent. */
  read: {
    type: "map<string, double>",
    of: (value, props) =>
      Object.fromEntries(
        SIDES.flatMap((side) => {
          const rows = weighed(value, props, side);
          return rows.length === 0 ? [] : [[side, rows.reduce((sum, { weight }) => sum + weight, 0)]];
        }),
      ),
  },
  summary: (value, props, language) =>
    SIDES.flatMap((side) => {
      const rows = weighed(value, props, side).map(({ label, weight }) => `${label[language]} ${weight}`);
      return rows.length === 0 ? [] : [labelledAnswer(props[side].label[language], rows.join(", "))];
    }).join("\n"),
  /** What takes, heaviest first. */
  parts: (value, props) =>
    Object.fromEntries(weighed(value, props, "takes").map(({ id, label }) => [id, label])),
  freeText: () => [],
};

/** The rows on a side, heaviest first; equal ones as they are on the screen. */
export function weighed(
  value: SeesawValue,
  props: SeesawProps,
  side: SeesawSide,
): { readonly id: string; readonly label: Labelled[string]; readonly weight: number }[] {
  return partsWithEntry(props[side].rows, value[side])
    .map(({ entry, ...row }) => ({ ...row, weight: entry }))
    .sort((a, b) => b.weight - a.weight);
}

/** One row on each side is enough. The part is `gives` or `takes`, or one of its rows: `gives.calm`. */
function problemsOfSide(value: SeesawValue, props: SeesawProps, side: SeesawSide): WidgetProblem[] {
  const ids = Object.keys(props[side].rows);
  if (ids.length > 0 && weighed(value, props, side).length === 0) return [{ code: "no-answer", part: side }];
  return ids.flatMap((id): WidgetProblem[] => {
    const weight = value[side][id];
    const isKnown = weight === undefined || WEIGHTS.includes(weight);
    return isKnown ? [] : [{ code: "unknown-choice", part: `${side}.${id}` }];
  });
}
