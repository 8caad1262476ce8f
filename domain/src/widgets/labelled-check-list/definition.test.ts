import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals, someIds } from "../../testing/widgets.ts";
import { labelledCheckList } from "./definition.ts";
import { labelledCheckListExamples } from "./examples.ts";
import { labelledCheckListProps } from "./props.ts";

const label = { ko: "가", en: "a" };

describe("labelled-check-list", () => {
  test("accepts from min to max options", () => {
    checkWidget(labelledCheckList, labelledCheckListExamples, {
      values: ({ options }) => someIds(options),
      obeys: (ids, { min, max }) =>
        !ids.includes("gone") && ids.length >= min && (max === undefined || ids.length <= max),
    });
  });

  test("has a line for each box that is ticked", () => {
    const { twelve } = labelledCheckListExamples.props;
    if (twelve === undefined) throw new Error("no such example");
    expect(labelledCheckList.summary(["quiet", "jaw"], twelve, "en")).toBe("My jaw tightens\nI go quiet");
    expect(labelledCheckList.read.of(["quiet", "jaw"], twelve)).toEqual(["jaw", "quiet"]);
  });

  test("has defaults", () => {
    const options = { a: label, b: label };
    expect(z.parse(labelledCheckListProps, { label, options })).toEqual({ label, options, min: 1 });
    expect(z.parse(labelledCheckListProps, { label, options: { from: "habits" }, min: 3 }).min).toBe(3);
  });

  test.each([
    { count: 3, min: 3, max: 2, refused: ["expected a min that is not above max"] },
    { count: 2, min: 3, refused: ["expected at least as many options as min and max"] },
    { count: 2, min: 1, max: 3, refused: ["expected at least as many options as min and max"] },
    { count: 3, min: 3, max: 3, refused: [] },
  ])("$min to $max of $count options: $refused", ({ count, min, max, refused }) => {
    const options = Object.fromEntries([..."abcd"].slice(0, count).map((id) => [id, label]));
    expect(refusals(labelledCheckListProps, { label, options, min, max })).toEqual(refused);
  });
});
