import { expect, test } from "vitest";
import { evaluateProps } from "../../content/props.ts";
import { refusals } from "../../testing/widgets.ts";
import { progressBarProps } from "./widget.ts";

const label = { ko: "믿는 정도", en: "Belief" };

test("takes numbers of earlier answers", () => {
  const props = progressBarProps.parse({ label, value: "= size(noticed)", max: "= days" });
  expect(evaluateProps(props, { values: { noticed: ["a", "b"], days: 7 }, partsOf: () => ({}) })).toEqual({
    label,
    value: 2,
    max: 7,
  });
});

test("is a percentage unless the author says otherwise", () => {
  expect(progressBarProps.parse({ label, value: 5 }).max).toBe(100);
});

test("refuses a value above max, below 0 and a max of 0", () => {
  expect(refusals(progressBarProps, { label, value: 8, max: 7 })).toEqual(["expected a value not above max"]);
  expect(refusals(progressBarProps, { label, value: -1 })).toHaveLength(1);
  expect(refusals(progressBarProps, { label, value: 0, max: 0 })).toHaveLength(1);
});
