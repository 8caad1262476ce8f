import { expect, test } from "vitest";
import { evaluateProps } from "../../content/props.ts";
import { refusals } from "../../testing/widgets.ts";
import { comparisonBarsProps } from "./widget.ts";

const label = { ko: "두려움", en: "Dread" };
const sides = { label, left: { label }, right: { label } };

test("compares earlier numbers; one that is missing has none", () => {
  const props = comparisonBarsProps.parse({
    ...sides,
    rows: { dread: { label, left: "= feared", right: "= happened" } },
  });
  expect(evaluateProps(props, { values: { feared: 80 }, partsOf: () => ({}) })).toEqual({
    ...sides,
    rows: { dread: { label, left: 80, right: undefined } },
    max: 100,
  });
});

test("refuses no rows and numbers above max", () => {
  expect(refusals(comparisonBarsProps, { ...sides, rows: {} })).toEqual(["expected 1 to 12 rows"]);
  expect(
    refusals(comparisonBarsProps, { ...sides, rows: { dread: { label, left: 5, right: 11 } }, max: 10 }),
  ).toEqual(["expected numbers not above max"]);
});
