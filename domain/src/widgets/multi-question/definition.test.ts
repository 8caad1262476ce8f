import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { multiQuestion } from "./definition.ts";
import { multiQuestionWidget } from "./widget.ts";

test("accepts one of the options for each question, and nothing less", () => {
  checkWidget(multiQuestionWidget, (value, { questions, options }) =>
    Object.keys(questions).every((id) => Object.keys(options).includes(value[id] ?? "")),
  );
});

test("names each question that is left, from top to bottom", () => {
  const usual = exampleProps(multiQuestionWidget, "usual");
  expect(multiQuestion.check({ check: "gone" }, usual)).toEqual([
    { code: "no-answer", part: "trigger" },
    { code: "unknown-choice", part: "check" },
    { code: "no-answer", part: "late" },
  ]);
});

test("leaves out questions that are gone", () => {
  const one = exampleProps(multiQuestionWidget, "one");
  const value = { worry: "no", earlier: "yes" };
  expect(multiQuestion.check(value, one)).toEqual([]);
  expect(multiQuestion.read.of(value, one)).toEqual({ worry: "no" });
  expect(multiQuestion.summary(value, one, "en")).toBe("I lose my words in the talk: It did not");
  expect(multiQuestion.isAnswered({ earlier: "yes" }, one)).toBe(false);
});
