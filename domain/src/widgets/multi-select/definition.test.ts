import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals, someIds } from "../../testing/widgets.ts";
import { multiSelect } from "./definition.ts";
import { multiSelectExamples } from "./examples.ts";
import { multiSelectProps } from "./props.ts";

const label = { ko: "가", en: "a" };

describe("multi-select", () => {
  test("accepts from min to max options", () => {
    checkWidget(multiSelect, multiSelectExamples, {
      values: ({ options }) => someIds(options),
      obeys: (ids, { min, max }) =>
        !ids.includes("gone") && ids.length >= min && (max === undefined || ids.length <= max),
    });
  });

  test("reads in the order of the options, on one line", () => {
    const { exactly } = multiSelectExamples.props;
    if (exactly === undefined) throw new Error("no such example");
    expect(multiSelect.read.of(["thu", "mon", "gone"], exactly)).toEqual(["mon", "thu"]);
    expect(multiSelect.summary(["thu", "mon", "gone"], exactly, "ko")).toBe("월요일, 목요일");
    expect(multiSelect.parts?.(["thu"], exactly)).toEqual({ thu: { ko: "목요일", en: "Thursday" } });
  });

  test("has defaults", () => {
    const options = { a: label, b: label };
    expect(z.parse(multiSelectProps, { label, options })).toEqual({ label, options, min: 1 });
    expect(z.parse(multiSelectProps, { label, options: { from: "habits" }, min: 3 }).min).toBe(3);
  });

  test.each([
    { count: 3, min: 3, max: 2, refused: ["expected a min that is not above max"] },
    { count: 2, min: 3, refused: ["expected at least as many options as min and max"] },
    { count: 2, min: 1, max: 3, refused: ["expected at least as many options as min and max"] },
    { count: 3, min: 3, max: 3, refused: [] },
  ])("$min to $max of $count options: $refused", ({ count, min, max, refused }) => {
    const options = Object.fromEntries([..."abcd"].slice(0, count).map((id) => [id, label]));
    expect(refusals(multiSelectProps, { label, options, min, max })).toEqual(refused);
  });
});
