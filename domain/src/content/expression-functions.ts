import { CHARACTERS, type Character } from "../assessment/characters.ts";
import {
  CHOICES,
  type Choice,
  QUESTION_COUNT,
  QUESTION_IDS,
  type QuestionAnswers,
  type QuestionId,
} from "../assessment/questions.ts";
import { gradeAnswers } from "../assessment/scoring.ts";
import { WEEKDAYS } from "../programme/sittings.ts";
import { DAY_MS } from "../time.ts";
import {
  care,
  change,
  hardAnswers,
  isMeasure,
  isNearBorder,
  level,
  type MeasureName,
  reliableChange,
  score,
} from "./measures.ts";

/**
 * Functions that expressions have besides CEL's own, by CEL signature. One that throws makes its expression missing.
 * Days are written `YYYY-MM-DD`.
 */
export const FUNCTIONS: Readonly<Record<string, (...args: never[]) => number | boolean>> = {
  "sum(list<double>): double": (items: readonly number[]) => sum(items),
  "mean(list<double>): double": (items: readonly number[]) => {
    if (items.length === 0) throw new RangeError("mean: expected at least one item");
    return sum(items) / items.length;
  },
  "largest(list<double>): double": (items: readonly number[]) => extreme(items, Math.max),
  "smallest(list<double>): double": (items: readonly number[]) => extreme(items, Math.min),
  "days(string, string): double": (from: string, to: string) => (dayOf(to) - dayOf(from)) / DAY_MS,
  "daysUntil(string, string): double": (weekday: string, today: string) => daysUntil(weekday, today),
  "score(string, list<double>): double": (name: string, items: readonly number[]) =>
    score(measureOf(name), items),
  "level(string, list<double>): double": (name: string, items: readonly number[]) =>
    level(measureOf(name), items),
  "care(string, list<double>): double": (name: string, items: readonly number[]) =>
    care(measureOf(name), items),
  "isNearBorder(string, list<double>): bool": (name: string, items: readonly number[]) =>
    isNearBorder(measureOf(name), items),
  "hardAnswers(string, list<double>): double": (name: string, items: readonly number[]) =>
    hardAnswers(measureOf(name), items),
  "change(string, list<double>, list<double>): double": (
    name: string,
    before: readonly number[],
    now: readonly number[],
  ) => change(measureOf(name), before, now),
  "reliableChange(string): double": (name: string) => reliableChange(measureOf(name)),
  "schemaGrade(string, list<double>): double": (character: string, answers: readonly number[]) => {
    const found = CHARACTERS.find((candidate) => candidate === character);
    if (found === undefined) throw new RangeError(`schemaGrade: expected one of ${CHARACTERS.join(", ")}`);
    return schemaGrade(found, answers);
  },
};

function sum(items: readonly number[]): number {
  return items.reduce((total, item) => total + item, 0);
}

function extreme(items: readonly number[], choose: (...items: number[]) => number): number {
  if (items.length === 0) throw new RangeError("expected at least one item");
  return choose(...items);
}

function measureOf(name: string): MeasureName {
  if (!isMeasure(name)) throw new RangeError(`${name} is no measure`);
  return name;
}

/** Days from a day until the next of a weekday (`mon` to `sun`), 0 where it is one. */
function daysUntil(weekday: string, today: string): number {
  const weekdays: readonly string[] = WEEKDAYS;
  const wanted = weekdays.indexOf(weekday);
  if (wanted === -1) throw new RangeError(`daysUntil: expected one of ${WEEKDAYS.join(", ")}`);
  return (wanted - new Date(dayOf(today)).getUTCDay() + 7) % 7;
}

function dayOf(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError("days: expected YYYY-MM-DD");
  return time;
}

/**
 * The assessment inside content: 35 answers from 0 to 4 in the order of the questions, graded as the wizard grades 1 to
 * 5. Returns a character's grade, 0 to 10. Throws a RangeError for more or fewer answers, or one out of range.
 */
export function schemaGrade(character: Character, answers: readonly number[]): number {
  if (answers.length !== QUESTION_COUNT) {
    throw new RangeError(`schema test: expected ${QUESTION_COUNT} answers, found ${answers.length}`);
  }
  const choices: Partial<Record<QuestionId, Choice>> = {};
  for (const [at, question] of QUESTION_IDS.entries()) choices[question] = choiceOf(answers[at], at);
  const graded = gradeAnswers(choices satisfies QuestionAnswers);
  if (!graded.ok) throw new RangeError(`schema test: ${graded.missing} has no answer`);
  return graded.grades[character];
}

function choiceOf(answer: number | undefined, at: number): Choice {
  const choice = answer === undefined ? undefined : CHOICES[answer];
  if (choice === undefined)
    throw new RangeError(`schema test: answer ${at + 1} must be a whole number from 0 to 4`);
  return choice;
}
