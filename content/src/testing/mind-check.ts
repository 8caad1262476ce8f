import { MEASURES, type MeasureName } from "@mindle/domain/content/measures";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { checkedContent } from "../compile.ts";
import { type AnswersByPage, answersOf, programmePages } from "./step-pages.ts";

/** The authored content with its steps compiled. */
export const { pages: compiled, programmes } = await checkedContent();

export const mindCheck = programmePages(compiled, MIND_CHECK_PROGRAM_ID);
export const riggy = programmePages(compiled, "um-eng-v2s");
export const pleaser = programmePages(compiled, "pleaser-v1");
export const jumpy = programmePages(compiled, "jumpy-v1");
export const shelly = programmePages(compiled, "shelly-v1");
export const flippy = programmePages(compiled, "flippy-v1");

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
