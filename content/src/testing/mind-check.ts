import { MEASURES, type MeasureName } from "@mindle/domain/content/measures";
import { isRecord } from "@mindle/domain/text/json";
import { type AnswersByPage, mindCheck, type programmePages } from "./programmes.ts";

export const ROUNDS = [1, 2, 3];

/** The measure of each step of a round, the first step first. */
export const MEASURES_OF_A_ROUND: readonly MeasureName[] = [
  "stress",
  "self-literacy",
  "depression",
  "minder-power",
  "anxiety",
  "bulmin",
];

/** The step of a measure in a round. */
export function stepOf(name: MeasureName, round: number): string {
  return `d${round}-s${MEASURES_OF_A_ROUND.indexOf(name) + 1}`;
}

/** The steps of a measure, the first round first. */
export function stepsOf(name: MeasureName): string[] {
  return ROUNDS.map((round) => stepOf(name, round));
}

/** Answers to a step, also to what it asks apart. */
export function answered(
  name: MeasureName,
  stepId: string,
  items: readonly number[],
  apart = "none",
): AnswersByPage {
  if (items.length !== MEASURES[name].items) throw new RangeError(`${name}: ${items.length} items`);
  return { ...answersOf(mindCheck, stepId, items), [`${stepId}/apart`]: { apart } };
}

/** Answers to the question sets of a step, one number for each item of its measure in order. */
export function answersOf(
  { pagesOf }: ReturnType<typeof programmePages>,
  stepId: string,
  items: readonly number[],
): AnswersByPage {
  let from = 0;
  return Object.fromEntries(
    pagesOf(stepId).flatMap(({ place, root }) =>
      root.flatMap(({ type, bind, props }) => {
        if (type !== "question-set" || bind === undefined || !isRecord(props)) return [];
        const ids = Object.keys(isRecord(props["questions"]) ? props["questions"] : {});
        const value = Object.fromEntries(ids.map((id, at) => [id, items[from + at]]));
        from += ids.length;
        return [[place, { [bind]: value }]];
      }),
    ),
  );
}

/** Items of a measure with a given score, as even as can be, so that few of them are hard. */
export function itemsWithScore(name: MeasureName, total: number): number[] {
  const { items, min, max } = MEASURES[name];
  const reversed: readonly number[] = MEASURES[name].reversed;
  const each = Math.floor(total / items);
  const more = total - each * items;
  return Array.from({ length: items }, (_, at) => {
    const counted = each + (at < more ? 1 : 0);
    return reversed.includes(at + 1) ? min + max - counted : counted;
  });
}
