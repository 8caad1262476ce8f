import fc from "fast-check";
import { expect, test } from "vitest";
import { questionSeries } from "../programme/change-series.ts";
import { exampleProps } from "../testing/widgets.ts";
import { DAY_MS } from "../time.ts";
import { inlineSelect } from "../widgets/inline-select/definition.ts";
import { questionSet } from "../widgets/question-set/definition.ts";
import { questionSetWidget } from "../widgets/question-set/widget.ts";
import { textInput } from "../widgets/text-input/definition.ts";
import { textInputWidget } from "../widgets/text-input/widget.ts";
import type { AnyWidgetDefinition } from "../widgets/widget.ts";
import type { Activity, Component } from "./activity.ts";
import type { SavedPage } from "./page-save.ts";
import { type AnsweredPage, type AnswerSource, readPages } from "./read-pages.ts";
import { hasWords, writtenPages } from "./written-pages.ts";

const WEEK: Component["props"] = JSON.parse(JSON.stringify(exampleProps(questionSetWidget, "usual")));
const THOUGHT: Component["props"] = JSON.parse(JSON.stringify(exampleProps(textInputWidget, "usual")));
const START = { enough: 8, redo: 7, delay: 9, tired: 8, people: 6, stop: 2 };

interface TestPage {
  readonly stepId: string;
  readonly root: Component[];
  readonly saved: SavedPage | null;
  readonly reads?: Activity["foreignKeys"];
}

/** Pages by their ids, each saved a day after the one before it. */
function read(pages: Readonly<Record<string, TestPage>>, language: "ko" | "en" = "ko") {
  const entries = Object.entries(pages);
  const answered = entries.map(
    ([id, { stepId }], at): AnsweredPage => ({
      instance: `${id}+${id}`,
      programId: "um-eng-v2s",
      stepId,
      savedAt: at * DAY_MS,
    }),
  );
  const definitions: readonly AnyWidgetDefinition[] = [questionSet, textInput, inlineSelect];
  const source: AnswerSource = {
    activities: Object.fromEntries(
      entries.map(([id, { root, reads = {} }]) => [
        id,
        { mainViews: { main: { root } }, defineModels: {}, foreignKeys: reads, subIdGenerators: {} },
      ]),
    ),
    configs: {},
    savedOf: (instance) => pages[instance.split("+")[0] ?? ""]?.saved ?? null,
    definitionOf: (type) => definitions.find((definition) => definition.type === type),
    language,
  };
  return readPages(answered.toReversed(), source);
}

const answer = (value: unknown) => ({ state: "answered", value }) as const;

const week = (stepId: string, value: object, reads?: Activity["foreignKeys"]): TestPage => ({
  stepId,
  root: [{ type: "question-set", bind: "week", props: WEEK }],
  saved: { week: answer(value) },
  ...(reads !== undefined && { reads }),
});

const BEFORE: Activity["foreignKeys"] = {
  before: { instance: "start+start", model: "week", widget: "question-set", props: WEEK ?? null },
};

test("an answer that is not for the journal is not quoted, and its page is not listed for it alone", () => {
  const question = { type: "text-input", props: THOUGHT ?? null } as const;
  const saved: SavedPage = { wish: answer("사라지고 싶어요"), thought: answer("다 망쳤다고 생각했어요") };
  const root: Component[] = [{ ...question, bind: "wish", notInJournal: true }];
  const pages = writtenPages(
    read({
      alone: { stepId: "d1-s1", root, saved },
      beside: { stepId: "d1-s2", root: [...root, { ...question, bind: "thought" }], saved },
    }),
    "ko",
  );
  expect(pages.map(({ stepId, answers }) => [stepId, answers.map(({ model }) => model)])).toEqual([
    ["d1-s2", ["thought"]],
  ]);
});

test("an answer has its question beside it; what was hidden, skipped or does not parse is none", () => {
  const root: Component[] = [
    { type: "text-input", bind: "thought", props: THOUGHT ?? null },
    { type: "text-input", bind: "hidden", props: THOUGHT ?? null },
    { type: "text-input", bind: "skipped", props: THOUGHT ?? null },
    { type: "text-input", bind: "broken", props: THOUGHT ?? null },
  ];
  const saved: SavedPage = {
    thought: answer(" 다 망쳤다고 생각했어요 "),
    hidden: { state: "not-shown", value: "몰라요" },
    skipped: { state: "skipped" },
    broken: answer(["몰라요"]),
  };
  const [page, ...others] = writtenPages(read({ one: { stepId: "d1-s1", root, saved } }), "ko");
  expect(others).toEqual([]);
  expect(page?.answers).toEqual([
    {
      model: "thought",
      question: "그때 어떤 생각이 들었나요?",
      words: "다 망쳤다고 생각했어요",
      isTyped: true,
      returnedIn: [],
      earlier: undefined,
    },
  ]);
});

test("a page without an answer, or without anything saved, is no page of the journal", () => {
  const root: Component[] = [{ type: "text", props: { ko: "읽기만 해요", en: "To read" } }];
  const pages = read({
    shown: { stepId: "d1-s1", root, saved: {} },
    unsaved: { ...week("d1-s2", {}), saved: null },
  });
  expect(writtenPages(pages, "ko")).toEqual([]);
});

test("the text above is the question where the widget has none", () => {
  const unlabelled = { rows: 1, max: 100 };
  const root: Component[] = [
    { type: "text", props: { ko: "**무엇이** 남았나요?", en: "What **stayed**?" } },
    { type: "text-input", bind: "thought", props: unlabelled },
  ];
  const pages = { one: { stepId: "d1-s1", root, saved: { thought: answer("바람") } } };
  const question = (language: "ko" | "en") =>
    writtenPages(read(pages, language), language)[0]?.answers[0]?.question;
  expect([question("ko"), question("en")]).toEqual(["무엇이 남았나요?", "What stayed?"]);
});

test("what came back says where, and stands beside the later answer to the same questions", () => {
  const pages = read({ start: week("d1-s3", START), end: week("d8-s3", { ...START, enough: 3 }, BEFORE) });
  const [start, end] = writtenPages(pages, "en");
  expect(start?.answers[0]?.returnedIn).toEqual(["d8-s3"]);
  expect(end?.answers[0]?.earlier).toEqual({
    stepId: "d1-s3",
    savedAt: 0,
    words: expect.stringContaining("Even finished work looked lacking: 8"),
  });
  expect(end?.answers[0]?.returnedIn).toEqual([]);
});

test("what is folded away is quoted neither itself nor by what was shown of it later; its question and day are there", () => {
  const thought = (stepId: string, root: Component[], words: string): TestPage => ({
    stepId,
    root: [...root, { type: "text-input", bind: "thought", props: { rows: 1, max: 100 } }],
    saved: { thought: answer(words) },
  });
  const asked = (ko: string): Component => ({ type: "text", props: { ko, en: ko } });
  const key = {
    instance: "guess+guess",
    model: "thought",
    widget: "text-input",
    props: { rows: 1, max: 100 },
  };
  const pages = read({
    guess: thought("d1-s1", [asked("내 예상")], "다들 한숨을 쉴 거야"),
    next: { ...thought("d1-s2", [asked("{before}, 무엇으로 알까요?")], "표정"), reads: { before: key } },
  });
  expect(writtenPages(pages, "ko")[1]?.answers[0]).toMatchObject({
    question: "다들 한숨을 쉴 거야, 무엇으로 알까요?",
    earlier: { words: "다들 한숨을 쉴 거야" },
  });
  const written = writtenPages(pages, "ko", new Map([["guess+guess/thought", "2026-11-24"]]));
  expect(JSON.stringify(written)).not.toContain("한숨");
  const [guess, next] = written.map(({ answers }) => answers[0]);
  expect(guess).toMatchObject({ question: "내 예상", words: "", folded: { day: "2026-11-24" } });
  expect(next).toMatchObject({ words: "표정", earlier: undefined });
});

test("the same questions again are one series: reversed items counted from the other end, two missing are no mean", () => {
  const { enough: _enough, ...five } = START;
  const { redo: _redo, ...four } = five;
  const pages = read({
    start: week("d1-s3", START),
    middle: week("d5-s1", four),
    end: week("d8-s3", five, BEFORE),
  });
  expect(questionSeries(pages, "ko")).toEqual([
    {
      id: "enough redo delay tired people stop",
      label: "지난 한 주를 떠올려 보세요",
      scale: { min: 0, max: 10, band: 2.5, harder: "more", digits: 1 },
      points: [
        { at: 0, value: (8 + 7 + 9 + 8 + 6 + 8) / 6 },
        { at: DAY_MS, value: null },
        { at: 2 * DAY_MS, value: (7 + 9 + 8 + 6 + 8) / 5 },
      ],
    },
  ]);
  expect(questionSeries(pages.slice(0, 1), "ko")).toEqual([]);
});

test("a sentence is told whole, with what was chosen in it, and needs no question", () => {
  const props = {
    text: { ko: "그 시간이 늘면 {how} 살 것 같아요.", en: "With more of it I’d live {how}." },
    blanks: { how: { options: { kind: { ko: "나를 덜 다그치면서", en: "less driven" } } } },
  };
  const root: Component[] = [
    { type: "text", props: { ko: "살짝 알려 주죠.", en: "It tells you." } },
    { type: "inline-select", bind: "towards", props },
  ];
  const pages = read({ one: { stepId: "d2-s2", root, saved: { towards: answer({ how: "kind" }) } } });
  const told = ["그 시간이 늘면 나를 덜 다그치면서 살 것 같아요.", undefined];
  expect(writtenPages(pages, "ko")[0]?.answers.map(({ words, question }) => [words, question])).toEqual([
    told,
  ]);
});

test.each([
  ["오늘은 여기까지만 하자", "여기까지", true],
  ["오늘은 여기까지만 하자".normalize("NFD"), "여기까지", true],
  ["오늘은 여기까지만 하자", "여기까지".normalize("NFD"), true],
  ["I stopped at\nGood enough", "at good", true],
  ["오늘은 여기까지만 하자", "내일", false],
  ["", "내일", false],
  ["내일", "  ", true],
])("%j has %j: %s", (text, query, expected) => {
  expect(hasWords([text], query)).toBe(expected);
});

test("every part of a text is found in it, however its letters are composed", () => {
  const letters = fc.stringMatching(/^[가-힣a-zA-Z0-9 .,]{1,40}$/);
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), fc.constantFrom("NFC", "NFD"), (text, from, length, form) => {
      const part = text.slice(from % text.length).slice(0, 1 + length);
      expect(hasWords(["…", text.normalize(form)], part.normalize(form === "NFC" ? "NFD" : "NFC"))).toBe(
        true,
      );
    }),
  );
});
