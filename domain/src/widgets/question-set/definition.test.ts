import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateExpression } from "../../content/expression.ts";
import { score } from "../../content/measures.ts";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { questionSet } from "./definition.ts";
import { questionSetProps } from "./props.ts";
import { questionSetWidget } from "./widget.ts";

const text = { ko: "잠이 잘 와요", en: "I sleep well" };
const ends = { 0: text, 4: text };

test("accepts points of the scale only, to every question or as many as must be answered", () => {
  checkWidget(questionSetWidget, (value, { questions, scale: { min, max }, least }) => {
    const ids = Object.keys(questions);
    const given = ids.flatMap((id) => value[id] ?? []);
    const arePoints = given.every((each) => Number.isInteger(each) && each >= min && each <= max);
    return arePoints && given.length >= (least ?? ids.length);
  });
});

test("is read as a measure's items, in the order of the questions", () => {
  const props = questionSetProps.parse({
    label: text,
    questions: Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`q${at + 1}`, text])),
    scale: { min: 0, max: 4, labels: ends },
  });
  const answer = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 7, maxLength: 7 }), (items) => {
      const backwards = items.map((item, at) => [`q${at + 1}`, item] as const).reverse();
      const sleep = questionSet.read.of(Object.fromEntries(backwards), props);
      expect(sleep).toEqual(items);
      expect(evaluateExpression("score('bulmin', sleep)", { sleep })).toBe(score("bulmin", items));
    }),
  );
});

test("leaves out missing answers, so that a measure has no score", () => {
  const measure = exampleProps(questionSetWidget, "measure");
  const sleep = questionSet.read.of({ day: 4, fall: 0 }, measure);
  expect(sleep).toEqual([0, 4]);
  expect(evaluateExpression("score('bulmin', sleep)", { sleep })).toBeUndefined();
});

test("counts reversed questions from the other end", () => {
  const fromOne = { ...exampleProps(questionSetWidget, "one"), reversed: ["now"] };
  expect(questionSet.read.of({ now: 2 }, fromOne)).toEqual([1]);
  const usual = exampleProps(questionSetWidget, "usual");
  expect(questionSet.read.of({ enough: 7, stop: 2 }, usual)).toEqual([7, 8]);
  expect(questionSet.summary({ enough: 7, stop: 2 }, usual, "en")).toBe(
    "Even finished work looked lacking: 7\nI stopped at good enough: 2",
  );
});

test("is summed up in the words of the scale where every point has one", () => {
  const measure = exampleProps(questionSetWidget, "measure");
  expect(questionSet.summary({ fall: 1, wake: 0 }, measure, "ko")).toBe(
    "잠드는 데 오래 걸려요: 조금 그래요\n자다가 자주 깨요: 전혀 안 그래요",
  );
});

test("has the questions with the two highest answers as its parts, the highest first", () => {
  const measure = exampleProps(questionSetWidget, "measure");
  const value = { fall: 3, wake: 0, early: 2, content: 4, day: 3 };
  expect(Object.entries(questionSet.parts?.(value, measure) ?? {})).toEqual([
    [
      "content",
      { ko: "자고 나도 개운하지 않아요: 거의 매일 그래요", en: "I do not feel rested: Almost every day" },
    ],
    ["fall", { ko: "잠드는 데 오래 걸려요: 자주 그래요", en: "It takes me long to fall asleep: Often" }],
    [
      "day",
      { ko: "낮에 졸려서 일이 손에 안 잡혀요: 자주 그래요", en: "I am too sleepy to get things done: Often" },
    ],
  ]);
});

test("has reversed questions as parts with the two lowest answers, as a measure counts them", () => {
  const usual = exampleProps(questionSetWidget, "usual");
  expect(Object.keys(questionSet.parts?.({ enough: 1, redo: 9, stop: 1 }, usual) ?? {})).toEqual([
    "redo",
    "stop",
  ]);
  const props = questionSetProps.parse({
    label: text,
    questions: { third: text, fourth: text },
    scale: { min: 0, max: 3, labels: { 0: text, 3: text } },
    measure: { name: "depression", from: 2 },
  });
  expect(Object.keys(questionSet.parts?.({ third: 0, fourth: 0 }, props) ?? {})).toEqual(["fourth"]);
  const power = questionSetProps.parse({
    label: text,
    questions: { ask: text, rest: text },
    scale: { min: 1, max: 5, labels: { 1: text, 5: text } },
    measure: { name: "minder-power", from: 0 },
  });
  expect(Object.keys(questionSet.parts?.({ ask: 5, rest: 2 }, power) ?? {})).toEqual(["rest"]);
  const two = exampleProps(questionSetWidget, "one");
  expect([1, 2].map((now) => Object.keys(questionSet.parts?.({ now }, two) ?? {}))).toEqual([[], ["now"]]);
});

test("names the questions without an answer", () => {
  const measure = exampleProps(questionSetWidget, "measure");
  const { fall: _, ...others } = { fall: 0, wake: 1, early: 2, content: 3, day: 4, others: 0, worry: 5 };
  expect(questionSet.check(others, measure)).toEqual([
    { code: "no-answer", part: "fall" },
    { code: "unknown-choice", part: "worry" },
  ]);
});

test("refuses a scale without labels of its ends, and questions that are not there", () => {
  const props = { label: text, questions: { sleep: text }, scale: { min: 0, max: 4, labels: ends } };
  expect(refusals(questionSetProps, props)).toEqual([]);
  expect(refusals(questionSetProps, { ...props, scale: { min: 0, max: 4, labels: { 0: text } } })).toEqual([
    "expected labels for min and max",
  ]);
  expect(refusals(questionSetProps, { ...props, scale: { min: 4, max: 4, labels: { 4: text } } })).toEqual([
    "expected min below max",
  ]);
  expect(refusals(questionSetProps, { ...props, reversed: ["wake"] })).toEqual(["expected ids of questions"]);
  expect(refusals(questionSetProps, { ...props, least: 2 })).toEqual([
    "expected at most the number of questions",
  ]);
});
