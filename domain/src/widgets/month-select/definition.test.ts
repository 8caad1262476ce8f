import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { monthSelect } from "./definition.ts";
import { monthSelectWidget } from "./widget.ts";

test("accepts twelve months", () => {
  checkWidget(monthSelectWidget, (value) => value !== null && value >= 1 && value <= 12);
});

test("is read in both languages", () => {
  const usual = exampleProps(monthSelectWidget, "usual");
  expect([1, 12].map((month) => monthSelect.summary(month, usual, "ko"))).toEqual(["1월", "12월"]);
  expect([1, 12].map((month) => monthSelect.summary(month, usual, "en"))).toEqual(["January", "December"]);
});
