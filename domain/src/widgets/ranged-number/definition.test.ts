import { expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { rangedNumber } from "./definition.ts";
import { rangedNumberProps, rangedNumberWidget } from "./widget.ts";

test("accepts nothing but numbers in its range", () => {
  checkWidget(
    rangedNumberWidget,
    (value, { min, max }) => typeof value === "number" && value >= min && value <= max,
  );
});

test("is no number for expressions while what was typed is none", () => {
  const props = rangedNumberProps.parse({ label: { ko: "몇 점?", en: "How many?" }, max: 10 });
  expect(rangedNumber.isAnswered("일곱", props)).toBe(true);
  expect(rangedNumber.read.of("일곱", props)).toBeNaN();
  expect(rangedNumber.freeText("일곱")).toEqual(["일곱"]);
});

test("names the limit that was passed", () => {
  const usual = exampleProps(rangedNumberWidget, "usual");
  expect(rangedNumber.check(101, usual)).toEqual([{ code: "too-large", limit: 100 }]);
  expect(rangedNumber.check(-0.5, usual)).toEqual([{ code: "too-small", limit: 0 }]);
  expect(rangedNumber.summary(62, usual, "ko")).toBe("62%");
});

test("refuses a range that does not rise, labels beside it and a step of 0", () => {
  const label = { ko: "몇 점?", en: "How many?" };
  expect(refusals(rangedNumberProps, { label, min: 5, max: 5 })).toEqual(["expected min below max"]);
  expect(refusals(rangedNumberProps, { label, max: 10, labels: { 11: label } })).toEqual([
    "expected labels of numbers from min to max",
  ]);
  expect(refusals(rangedNumberProps, { label, max: 10, labels: { high: label } })).not.toEqual([]);
  expect(refusals(rangedNumberProps, { label, max: 10, step: 0 })).toEqual(["expected more than 0"]);
});
