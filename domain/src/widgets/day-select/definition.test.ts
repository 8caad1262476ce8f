import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateProps } from "../../content/props.ts";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { daySelect, daysIn } from "./definition.ts";
import { daySelectProps, daySelectWidget } from "./widget.ts";

const label = { ko: "며칠인가요?", en: "Which day?" };

test("accepts the days of its month", () => {
  checkWidget(daySelectWidget, (value, props) => value !== null && value >= 1 && value <= daysIn(props));
});

describe("daysIn", () => {
  test("agrees with the calendar", () => {
    const month = fc.integer({ min: 1, max: 12 });
    const year = fc.integer({ min: 1900, max: 2400 });
    fc.assert(
      fc.property(year, month, (ofYear, ofMonth) => {
        const last = new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();
        expect(daysIn({ year: ofYear, month: ofMonth })).toBe(last);
      }),
    );
  });

  test("knows the years of centuries", () => {
    const februaries = [1900, 2000, 2100, 2400].map((year) => daysIn({ year, month: 2 }));
    expect(februaries).toEqual([28, 29, 28, 29]);
  });

  test("is the most there can be where month or year are not known", () => {
    expect(daysIn({})).toBe(31);
    expect(daysIn({ year: 2027 })).toBe(31);
    expect(daysIn({ month: 2 })).toBe(29);
    expect(daysIn({ month: 2, year: undefined })).toBe(29);
    expect(daysIn({ month: 4 })).toBe(30);
    expect(daysIn({ month: 13 })).toBe(31);
    expect(daysIn({ month: 2, year: Number.NaN })).toBe(29);
  });
});

test("takes month and year of other answers", () => {
  const props = daySelectProps.parse({ label, month: "= month", year: "= year" });
  expect(evaluateProps(props, { values: { month: 2 }, partsOf: () => ({}) })).toEqual({
    label,
    month: 2,
    year: undefined,
  });
  expect(refusals(daySelectProps, { label, month: 13 })).not.toEqual([]);
});

test("says how many days the month has", () => {
  expect(daySelect.check(31, { label, month: 2 })).toEqual([{ code: "too-large", limit: 29 }]);
});
