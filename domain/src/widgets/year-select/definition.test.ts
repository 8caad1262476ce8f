import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { yearSelect } from "./definition.ts";
import { yearSelectProps, yearSelectWidget } from "./widget.ts";

test("accepts the years of its list", () => {
  checkWidget(
    yearSelectWidget,
    (value, { from, count }) =>
      value !== null && Array.from({ length: count }, (_, at) => from + at).includes(value),
  );
});

test("lists 100 years from 1920 unless the author says otherwise", () => {
  const label = { ko: "몇 년인가요?", en: "Which year?" };
  expect(yearSelectProps.parse({ label })).toEqual({ label, from: 1920, count: 100 });
});

test("is read in both languages", () => {
  const usual = exampleProps(yearSelectWidget, "usual");
  expect(yearSelect.summary(1999, usual, "ko")).toBe("1999년");
  expect(yearSelect.summary(1999, usual, "en")).toBe("1999");
  expect(yearSelect.read.of(1999, usual)).toBe(1999);
});
