import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWidget, exampleProps, someOf } from "../../testing/widgets.ts";
import { multiQuestion } from "./definition.ts";
import { multiQuestionExamples } from "./examples.ts";
import type { MultiQuestionProps } from "./props.ts";

const choices = ({ questions, options }: MultiQuestionProps) =>
  someOf(
    Object.keys(questions),
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(options)) },
      fc.constantFrom("gone", "constructor"),
    ),
  );

test("accepts one of the options for each question, and nothing less", () => {
  checkWidget(multiQuestion, multiQuestionExamples, {
    values: choices,
    obeys: (value, { questions, options }) =>
      Object.keys(questions).every((id) => Object.keys(options).includes(value[id] ?? "")),
  });
});

test("names each question that is left, from top to bottom", () => {
  const usual = exampleProps(multiQuestionExamples, "usual");
  expect(multiQuestion.check({ check: "gone" }, usual)).toEqual([
    { code: "no-answer", part: "trigger" },
    { code: "unknown-choice", part: "check" },
    { code: "no-answer", part: "late" },
  ]);
});

test("leaves out questions that are gone", () => {
  const one = exampleProps(multiQuestionExamples, "one");
  const value = { worry: "no", earlier: "yes" };
  expect(multiQuestion.check(value, one)).toEqual([]);
  expect(multiQuestion.read.of(value, one)).toEqual({ worry: "no" });
  expect(multiQuestion.summary(value, one, "en")).toBe("I lose my words in the talk: It did not");
  expect(multiQuestion.isAnswered({ earlier: "yes" }, one)).toBe(false);
});
