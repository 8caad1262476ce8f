import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import type { WidgetDefinition } from "../widget.ts";
import { labelsOf, own, partsWith } from "./parts.ts";
import { type CountRange, countProblems, type WidgetProblem } from "./problem.ts";

/** Ids of chosen options, in the order of choosing, so that the oldest can be dropped. */
export type ChosenIds = readonly string[];

/** Options of which several may be chosen. */
export interface SeveralChoices extends CountRange {
  readonly options: Labelled;
}

/**
 * Problems of a choice: options that are gone, too few or too many. Options that come from an earlier answer may be
 * fewer than `min`, or none: then nothing can be chosen and nothing is wrong.
 */
export function choiceProblems(ids: ChosenIds, { options, min, max }: SeveralChoices): WidgetProblem[] {
  const available = Object.keys(options).length;
  if (available === 0) return [];
  const chosen = new Set(ids);
  const known = [...chosen].filter((id) => own(options, id) !== undefined).length;
  const gone: WidgetProblem[] = known < chosen.size ? [{ code: "unknown-choice" }] : [];
  return [...gone, ...countProblems(known, { min: Math.min(min, available), max })];
}

/**
 * The definition of a widget whose answer is several of its options. Expressions read the chosen ids, in the order of
 * the options, without those that are gone. The summary joins their labels with `separator`.
 */
export function severalChoices<Props>(
  type: string,
  separator: ", " | "\n",
  choicesOf: (props: Props) => SeveralChoices,
): WidgetDefinition<Props, ChosenIds> {
  const chosen = (ids: ChosenIds, props: Props) => partsWith(choicesOf(props).options, ids);
  return {
    type,
    value: z.array(z.string()),
    empty: () => [],
    isAnswered: (ids) => ids.length > 0,
    check: (ids, props) => choiceProblems(ids, choicesOf(props)),
    read: { type: "list<string>", of: (ids, props) => Object.keys(chosen(ids, props)) },
    summary: (ids, props, language) => labelsOf(chosen(ids, props), language).join(separator),
    parts: chosen,
    freeText: () => [],
  };
}

/** Most tags of a hashtag picker, unless its props say otherwise: the client warns before it drops the oldest. */
export const MAX_TAGS = 3;
