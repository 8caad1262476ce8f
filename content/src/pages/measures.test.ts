import { expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps } from "./compile.ts";

const TEXT = "{ ko: 글, en: Text }";

/** A question set with items of a measure, on its scale unless told. */
function set(name: string, from: number, count: number, { max = 4, more = "" } = {}): string {
  const questions = Array.from({ length: count }, (_, at) => `q${from + at + 1}: ${TEXT}`).join(", ");
  const scale = `scale: { min: 0, max: ${max}, labels: { "0": ${TEXT}, "${max}": ${TEXT} } }`;
  return `question-set: { bind: items${Math.abs(from)}, label: ${TEXT}, measure: { name: ${name}, from: ${from} }, questions: { ${questions} }, ${scale}${more} }`;
}

/** What is wrong with a step of these pages. */
function mistakes(...views: readonly string[]): string[] {
  const pages = views.map((view, at) => `  - page: p${at}\n    view: [{ ${view} }]\n`).join("");
  const file = "programmes/mind-check/session-1/step-1.yaml";
  const step = parseSource(file, `step: d1-s1\npages:\n${pages}`, authoredStep);
  return compileSteps([{ ...step, programId: "mind-check" }], []).mistakes.map(
    ({ path, expected }) => `${path}: ${expected}`,
  );
}

const INSIDE = "pages.0.view.0.question-set";

test("a measure may be on one page or several, in any order", () => {
  expect(mistakes(set("bulmin", 0, 7))).toEqual([]);
  expect(mistakes(set("bulmin", 4, 3), set("bulmin", 0, 4))).toEqual([]);
});

test("every item of a measure is asked once in a step", () => {
  expect(mistakes(set("bulmin", 0, 5))).toEqual([
    "pages.0.page: expected the step to ask every item of bulmin once; not so: 5, 6",
  ]);
  expect(mistakes(set("bulmin", 0, 5), set("bulmin", 4, 3))).toEqual([
    "pages.0.page: expected the step to ask every item of bulmin once; not so: 4",
  ]);
});

test("a measure is a known one, and its items are within it, on its scale, all to be answered and none turned round", () => {
  expect(mistakes(set("sleep", 0, 7))).toEqual([expect.stringContaining(`${INSIDE}.measure.name: `)]);
  expect(mistakes(set("bulmin", 1, 7))).toEqual([
    `${INSIDE}.measure.from: expected questions among the 7 items of bulmin`,
  ]);
  expect(mistakes(set("bulmin", -1, 7))).toEqual([expect.stringContaining(`${INSIDE}.measure.from: `)]);
  expect(mistakes(set("bulmin", 0, 7, { max: 3 }))).toEqual([
    `${INSIDE}.scale: expected the scale of bulmin: 0 to 4`,
  ]);
  expect(mistakes(set("bulmin", 0, 7, { more: ", reversed: [q1], least: 6" }))).toEqual([
    `${INSIDE}.reversed: expected none: a measure turns its reversed items round itself`,
    `${INSIDE}.least: expected none: a measure needs all its items`,
  ]);
});
