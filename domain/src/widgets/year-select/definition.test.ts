import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { yearSelect } from "./definition.ts";
import { yearSelectWidget } from "./widget.ts";

test("accepts 100 years from 1920", () => {
  checkWidget(yearSelectWidget, (value) => value !== null && value >= 1920 && value < 2020);
});

test("is read in both languages", () => {
  const usual = exampleProps(yearSelectWidget, "usual");
  expect(yearSelect.summary(1999, usual, "ko")).toBe("1999년");
  expect(yearSelect.summary(1999, usual, "en")).toBe("1999");
  expect(yearSelect.read.of(1999, usual)).toBe(1999);
});
