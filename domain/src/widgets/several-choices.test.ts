import { describe, expect, test } from "vitest";
import { choiceProblems } from "./several-choices.ts";

const label = { ko: "가", en: "a" };
const options = { a: label, b: label, c: label };

describe("a choice of several", () => {
  test.each([
    { ids: [], min: 0, codes: [] },
    { ids: [], min: 1, codes: ["no-answer"] },
    { ids: [], min: 2, codes: ["too-few"] },
    { ids: ["a"], min: 2, codes: ["too-few"] },
    { ids: ["a", "a"], min: 2, codes: ["too-few"] },
    { ids: ["b", "a"], min: 2, codes: [] },
    { ids: ["a", "b", "c"], min: 1, max: 2, codes: ["too-many"] },
    { ids: ["a", "gone"], min: 2, codes: ["unknown-choice", "too-few"] },
    { ids: ["a", "b", "gone"], min: 1, max: 2, codes: ["unknown-choice"] },
    { ids: ["constructor"], min: 0, codes: ["unknown-choice"] },
  ])("$ids from $min to $max", ({ ids, min, max, codes }) => {
    expect(choiceProblems(ids, { options, min, max }).map(({ code }) => code)).toEqual(codes);
  });

  test("names the limit", () => {
    expect(choiceProblems(["a"], { options, min: 2 })).toEqual([{ code: "too-few", limit: 2 }]);
    expect(choiceProblems(["a", "b"], { options, min: 0, max: 1 })).toEqual([{ code: "too-many", limit: 1 }]);
  });

  test("asks for no more than an earlier answer left to choose from", () => {
    expect(choiceProblems(["a"], { options: { a: label }, min: 3 })).toEqual([]);
    expect(choiceProblems([], { options: { a: label }, min: 3 })).toEqual([{ code: "no-answer" }]);
    expect(choiceProblems([], { options: {}, min: 3 })).toEqual([]);
    expect(choiceProblems(["gone"], { options: {}, min: 1 })).toEqual([]);
  });
});
