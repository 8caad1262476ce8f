import { expect, test } from "vitest";
import { answersBy } from "../testing/answers.ts";
import type { QuestionAnswers } from "./questions.ts";
import { gradeAnswers } from "./scoring.ts";
import { spokenAnswers } from "./spoken-answers.ts";

function spoken(answers: QuestionAnswers) {
  const result = gradeAnswers(answers);
  if (!result.ok) throw new Error(`${result.missing} has no answer`);
  return spokenAnswers(answers, result.grades);
}

test("the strongest answers of the loudest child, and of no other", () => {
  expect(spoken({ ...answersBy({ Jumpy: "4", Shelly: "2" }), question4: "5", question23: "5" })).toEqual([
    "question23",
    "question3",
    "question8",
  ]);
});

test("a sentence that is worded the other way round is left out, however much its answer counts", () => {
  expect(spoken({ ...answersBy({ Riggy: "3" }), question6: "1" })).toEqual([]);
});

test("only a yes is an answer that spoke", () => {
  expect(spoken({ ...answersBy({ Riggy: "3" }), question11: "4" })).toEqual(["question11"]);
});

test("where all grades are healthy nothing spoke", () => {
  expect(spoken({ ...answersBy({}), question1: "5" })).toEqual([]);
});
