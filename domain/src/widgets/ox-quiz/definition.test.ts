import { describe, expect, test } from "vitest";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { oxQuiz } from "./definition.ts";
import { oxQuizProps, oxQuizWidget } from "./widget.ts";

const { usual } = oxQuizWidget.examples.props;

describe("ox-quiz", () => {
  test("accepts an answer to each question, right or wrong", () => {
    checkWidget(oxQuizWidget, (answers, { questions }) =>
      Object.keys(questions).every((id) => id in answers),
    );
  });

  test("reads what was answered, not whether it was right", () => {
    if (usual === undefined) throw new Error("no such example");
    expect(oxQuiz.read.of({ cake: "o", speech: "x", gone: "o" }, usual)).toEqual({
      speech: false,
      cake: true,
    });
    expect(oxQuiz.summary({ cake: "o" }, usual, "ko")).toBe(
      "다음에는 케이크를 조금 더 촉촉하게 굽고 싶어 (리기예요)",
    );
    expect(oxQuiz.check({ cake: "o" }, usual)).toEqual([
      { code: "no-answer", part: "speech" },
      { code: "no-answer", part: "reply" },
    ]);
  });

  test("refuses a question without a right answer, and no questions", () => {
    const text = { ko: "가", en: "a" };
    const label = text;
    const question = { statement: text, right: "o", why: text };
    expect(refusals(oxQuizProps, { label, questions: { a: question } })).toEqual([]);
    expect(refusals(oxQuizProps, { label, questions: { a: { ...question, right: "yes" } } })).toEqual([
      "expected o or x",
    ]);
    expect(refusals(oxQuizProps, { label, questions: {} })).toEqual(["expected at least 1"]);
  });
});
