import { expect, test } from "vitest";
import { authoredProgramme } from "../files/authored.ts";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "../pages/authored.ts";
import { compileSteps } from "../pages/compile.ts";
import { wrongHomeAnswers } from "./home-answers.ts";

const TEXT = "{ ko: 기다려요, en: It waits }";

const steps = compileSteps(
  [
    {
      programId: "some",
      ...parseSource(
        "programmes/some/session-1/step-1.yaml",
        `step: d1-s1
pages:
  - page: asked
    view:
      - text-input: { bind: words, label: ${TEXT} }
      - text-input: { bind: secret, notInJournal: true, label: ${TEXT} }
      - slow-answer:
          bind: held
          kind: trim
          label: ${TEXT}
          request: ${TEXT}
          pieces: { formal: &pieces { answer: { all: ${TEXT}, part: ${TEXT}, later: ${TEXT}, "no": ${TEXT} } }, plain: *pieces }
`,
        authoredStep,
      ),
    },
  ],
  [],
);

/** Mistakes of a programme whose home speaks of an answer, as `path: expected`. */
function mistakes(list: string, page: string, answer: string): string[] {
  const programme = programmeWith(`${list}: [{ page: ${page}, answer: ${answer}, text: ${TEXT} }]\n`);
  return wrongHomeAnswers([programme], steps).map(({ path, expected }) => `${path}: ${expected}`);
}

function programmeWith(more: string, step = "icon: write") {
  const text = `programId: some\nname: { ko: 이름, en: Name }\n${more}sessions:\n  - goal: ${TEXT}\n    days: 7\n    steps:\n      - { ${step}, title: ${TEXT} }\n      - { icon: time, title: ${TEXT} }\n`;
  return parseSource("programmes/some.yaml", text, authoredProgramme);
}

test("home speaks of an answer that a page asks for", () => {
  expect(steps.mistakes).toEqual([]);
  expect(mistakes("waiting", "d1-s1/asked", "held")).toEqual([]);
  expect(mistakes("gathered", "d1-s1/asked", "words")).toEqual([]);
  expect(mistakes("waiting", "d1-s1/other", "held")).toEqual([
    "waiting.0.page: expected a page of the programme",
  ]);
  expect(mistakes("gathered", "d1-s1/asked", "other")).toEqual([
    "gathered.0.answer: expected an answer of d1-s1/asked",
  ]);
});

test("what waits has a day, and what is gathered is not hidden from the journal", () => {
  expect(mistakes("waiting", "d1-s1/asked", "words")).toEqual([
    "waiting.0.answer: expected an answer that waits until a day; that of text-input does not",
  ]);
  expect(mistakes("gathered", "d1-s1/asked", "secret")).toEqual([
    "gathered.0.answer: expected an answer that the journal quotes, too",
  ]);
});

test("the loud minute reads answers that pages ask for and that the journal quotes", () => {
  const act = `{ day: ${TEXT}, night: ${TEXT} }`;
  const found = (chip: string, sentence: string) => {
    const programme = programmeWith(`loud:
  chips: [{ page: d1-s1/asked, answer: ${chip} }]
  sentences: [{ page: d1-s1/asked, answer: ${sentence}, text: ${TEXT} }]
  sentence: ${TEXT}
  acts: { low: ${act}, middle: ${act}, high: ${act} }
`);
    return wrongHomeAnswers([programme], steps).map(({ path, expected }) => `${path}: ${expected}`);
  };
  expect(found("words", "held")).toEqual([]);
  expect(found("other", "secret")).toEqual([
    "loud.chips.0.answer: expected an answer of d1-s1/asked",
    "loud.sentences.0.answer: expected an answer that the journal quotes, too",
  ]);
});

test("a tool is the last of its session", () => {
  expect(() => programmeWith("", "icon: write, tool: true")).toThrow("expected tool steps last");
  expect(() => programmeWith("", "icon: write, later: true")).not.toThrow();
});
