import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { labelledCheckListProps, labelledCheckListWidget } from "../labelled-check-list/widget.ts";
import { multiSelectProps, multiSelectWidget } from "../multi-select/widget.ts";
import { switchListProps, switchListWidget } from "../switch-list/widget.ts";
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

describe.each([
  { widget: labelledCheckListWidget, schema: labelledCheckListProps, fewest: 1 },
  { widget: multiSelectWidget, schema: multiSelectProps, fewest: 1 },
  { widget: switchListWidget, schema: switchListProps, fewest: 0 },
])("$widget.definition.type", ({ widget, schema, fewest }) => {
  test("accepts from min to max options", () => {
    checkWidget(
      widget,
      (ids, { min, max }) =>
        !ids.includes("gone") && ids.length >= min && (max === undefined || ids.length <= max),
    );
  });

  test("has defaults", () => {
    const two = { a: label, b: label };
    expect(z.parse(schema, { label, options: two })).toEqual({ label, options: two, min: fewest });
    expect(z.parse(schema, { label, options: { from: "habits" }, min: 3 }).min).toBe(3);
  });

  test.each([
    { count: 3, min: 3, max: 2, refused: ["expected a min that is not above max"] },
    { count: 2, min: 3, refused: ["expected at least as many options as min and max"] },
    { count: 2, min: 1, max: 3, refused: ["expected at least as many options as min and max"] },
    { count: 3, min: 3, max: 3, refused: [] },
  ])("$min to $max of $count options: $refused", ({ count, min, max, refused }) => {
    const some = Object.fromEntries([..."abcd"].slice(0, count).map((id) => [id, label]));
    expect(refusals(schema, { label, options: some, min, max })).toEqual(refused);
  });
});
