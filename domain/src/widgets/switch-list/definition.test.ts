import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals, someIds } from "../../testing/widgets.ts";
import { switchList } from "./definition.ts";
import { switchListExamples } from "./examples.ts";
import { switchListProps } from "./props.ts";

const label = { ko: "가", en: "a" };

describe("switch-list", () => {
  test("accepts from min to max options", () => {
    checkWidget(switchList, switchListExamples, {
      values: ({ options }) => someIds(options),
      obeys: (ids, { min, max }) =>
        !ids.includes("gone") && ids.length >= min && (max === undefined || ids.length <= max),
    });
  });

  test("accepts all off where nothing is required", () => {
    const { usual } = switchListExamples.props;
    if (usual === undefined) throw new Error("no such example");
    expect(switchList.check([], usual)).toEqual([]);
    expect(switchList.summary(["delay", "check"], usual, "en")).toBe(
      "Reading it again and again before sending\nPutting it off until it feels right",
    );
  });

  test("has defaults", () => {
    const options = { a: label, b: label };
    expect(z.parse(switchListProps, { label, options })).toEqual({ label, options, min: 0 });
    expect(z.parse(switchListProps, { label, options: { from: "habits" }, min: 3 }).min).toBe(3);
  });

  test.each([
    { count: 3, min: 3, max: 2, refused: ["expected a min that is not above max"] },
    { count: 2, min: 3, refused: ["expected at least as many options as min and max"] },
    { count: 2, min: 1, max: 3, refused: ["expected at least as many options as min and max"] },
    { count: 3, min: 3, max: 3, refused: [] },
  ])("$min to $max of $count options: $refused", ({ count, min, max, refused }) => {
    const options = Object.fromEntries([..."abcd"].slice(0, count).map((id) => [id, label]));
    expect(refusals(switchListProps, { label, options, min, max })).toEqual(refused);
  });
});
