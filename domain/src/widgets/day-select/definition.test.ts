import { expect, test } from "vitest";
import { evaluateProps } from "../../content/props.ts";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { daySelect, daysIn } from "./definition.ts";
import { daySelectProps, daySelectWidget } from "./widget.ts";

const label = { ko: "며칠인가요?", en: "Which day?" };

test("accepts the days of its month", () => {
  checkWidget(daySelectWidget, (value, props) => value !== null && value >= 1 && value <= daysIn(props));
});

test("a month has the most days that it can have, where it is known", () => {
  expect(daysIn({})).toBe(31);
  expect(daysIn({ month: 2 })).toBe(29);
  expect(daysIn({ month: 4 })).toBe(30);
  expect(daysIn({ month: 13 })).toBe(31);
});

test("takes the month of another answer", () => {
  const props = daySelectProps.parse({ label, month: "= month" });
  expect(evaluateProps(props, { values: { month: 2 }, partsOf: () => ({}) })).toEqual({ label, month: 2 });
  expect(refusals(daySelectProps, { label, month: 13 })).not.toEqual([]);
});

test("says how many days the month has", () => {
  expect(daySelect.check(31, { label, month: 2 })).toEqual([{ code: "too-large", limit: 29 }]);
});
