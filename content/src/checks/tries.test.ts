import { expect, test } from "vitest";
import { authoredProgramme } from "../files/authored.ts";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "../pages/authored.ts";
import { compileSteps } from "../pages/compile.ts";
import { NOTHING_PUBLISHED } from "../pages/published.ts";
import { wrongTries } from "./tries.ts";

const TEXT = "{ ko: 해 본 일, en: An act }";
const STEP = "programmes/mind-check/session-1/step-1.yaml";

const steps = compileSteps(
  [
    {
      programId: "mind-check",
      ...parseSource(
        STEP,
        `step: d1-s1
pages:
  - page: asked
    view:
      - text-input: { bind: words, label: ${TEXT} }
      - text-input: { bind: secret, notInJournal: true, label: ${TEXT} }
      - ranged-number: { bind: number, label: ${TEXT}, max: 10 }
      - date-stamp: { bind: given, notInJournal: true, label: ${TEXT} }
      - inline-select: { bind: act, text: { ko: "{day}", en: "{day}" }, blanks: { day: { label: ${TEXT}, options: { mon: ${TEXT}, tue: ${TEXT} } } } }
`,
        authoredStep,
      ),
    },
  ],
  [],
);

/** Mistakes of a programme with one act that has these parts, as `path: expected`. */
function mistakes(parts: string): string[] {
  const programme = programmeWith(parts);
  return wrongTries([programme], steps, NOTHING_PUBLISHED).map(
    ({ path, expected }) => `${path}: ${expected}`,
  );
}

function programmeWith(parts: string) {
  const text = `programId: mind-check\nname: ${TEXT}\ntries: [{ topic: ${TEXT}, ${parts} }]\nsessions:\n  - goal: ${TEXT}\n    days: 7\n    steps: [{ icon: write, title: ${TEXT} }]\n`;
  return parseSource("programmes/mind-check.yaml", text, authoredProgramme);
}

test("an act's parts are answers that pages ask for", () => {
  expect(steps.mistakes).toEqual([]);
  expect(mistakes("act: d1-s1/asked.words, given: d1-s1/asked.given, sure: [d1-s1/asked.number]")).toEqual(
    [],
  );
  expect(mistakes("act: d1-s1/other.words")).toEqual([
    "tries.0.act: expected a page of the programme: d1-s1/other",
  ]);
  expect(mistakes("act: d1-s1/asked.other")).toEqual([
    "tries.0.act: expected an answer of d1-s1/asked: d1-s1/asked.other",
  ]);
  expect(() => programmeWith("feared: d1-s1/asked.words")).toThrow("tries.0.act");
});

test("what the journal does not quote is no part of an act in words", () => {
  expect(mistakes("act: d1-s1/asked.words, learned: d1-s1/asked.secret, also: d1-s1/asked.secret")).toEqual([
    "tries.0.learned: expected an answer that the journal quotes, too: d1-s1/asked.secret",
  ]);
});

test("a gap is between numbers, a mark and a key are of a map", () => {
  const gap = (feared: string) =>
    mistakes(`act: d1-s1/asked.words, gap: { feared: ${feared}, happened: d1-s1/asked.number, max: 10 }`);
  expect(gap("d1-s1/asked.number")).toEqual([]);
  expect(gap("d1-s1/asked.words")).toEqual(["tries.0.gap: expected a number: d1-s1/asked.words"]);
  expect(gap("d1-s1/asked.words.hour")).toEqual([
    "tries.0.gap: expected an answer that reads as a map: d1-s1/asked.words.hour",
  ]);
  expect(mistakes("act: d1-s1/asked.words, mark: held")).toEqual([
    "tries.0.mark: expected an answer with marks: d1-s1/asked.words",
  ]);
});

test("the day of an act is worked out from answers", () => {
  const due = (recall: string, days: string) =>
    mistakes(`act: d1-s1/asked.words, due: { recall: { when: ${recall} }, days: "${days}" }`);
  expect(due("d1-s1/asked.act", "daysUntil(when.day, given)")).toEqual([]);
  expect(due("d1-s1/asked.number", "when")).toEqual([]);
  expect(due("d1-s1/asked.number", "other")).toEqual([
    expect.stringMatching(/^tries\.0\.due\.days: .*other/),
  ]);
  expect(due("d1-s1/gone.act", "other")).toEqual([
    "tries.0.due.recall: expected a page of the programme: d1-s1/gone",
  ]);
});
