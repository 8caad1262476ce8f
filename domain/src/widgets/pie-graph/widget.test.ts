import { expect, test } from "vitest";
import { evaluateProps } from "../../content/props.ts";
import { refusals } from "../../testing/widgets.ts";
import { pieGraphProps } from "./widget.ts";

const label = { ko: "지난주", en: "Last week" };

test("takes numbers of earlier answers; one that is missing has none", () => {
  const props = pieGraphProps.parse({
    label,
    slices: { sleep: { label, value: "= week.sleep" }, redo: { label, value: "= week.redo" } },
  });
  expect(evaluateProps(props, { values: { week: { sleep: 50 } }, partsOf: () => ({}) })).toEqual({
    label,
    slices: { sleep: { label, value: 50 }, redo: { label, value: undefined } },
  });
});

test("refuses no slices, more than twelve, numbers below 0 and a lifted slice that is not there", () => {
  const slice = { label, value: 1 };
  expect(refusals(pieGraphProps, { label, slices: {} })).toEqual(["expected 1 to 12 slices"]);
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`slice${at}`, slice]));
  expect(refusals(pieGraphProps, { label, slices: many })).toEqual(["expected 1 to 12 slices"]);
  expect(refusals(pieGraphProps, { label, slices: { work: { label, value: -1 } } })).toHaveLength(1);
  expect(refusals(pieGraphProps, { label, slices: { work: slice }, lifted: "sleep" })).toEqual([
    "expected the id of a slice",
  ]);
});
