import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { hoursLeft, timeAllocation } from "./definition.ts";
import { timeAllocationProps, timeAllocationWidget } from "./widget.ts";

test("accepts 168 hours, neither more nor fewer", () => {
  checkWidget(timeAllocationWidget, (value, { rows, rest }) => {
    const given = Object.keys(rows).flatMap((id) => value[id] ?? []);
    const total = given.reduce((sum, each) => sum + each, 0);
    const isWhole = rest === undefined ? total === 168 : total <= 168;
    return given.length > 0 && given.every((each) => each >= 0) && isWhole;
  });
});

test("accepts every week that is given out whole", () => {
  const exact = exampleProps(timeAllocationWidget, "exact");
  const cuts = fc.tuple(fc.integer({ min: 0, max: 168 }), fc.integer({ min: 0, max: 168 }));
  fc.assert(
    fc.property(cuts, ([a, b]) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)];
      const value = { sleep: first, redo: second - first, other: 168 - second };
      expect(timeAllocation.check(value, exact)).toEqual([]);
    }),
  );
});

test("says how many hours are left, or that there are too many", () => {
  const exact = exampleProps(timeAllocationWidget, "exact");
  const usual = exampleProps(timeAllocationWidget, "usual");
  expect(timeAllocation.check({ sleep: 167 }, exact)).toEqual([{ code: "some-left", limit: 1 }]);
  expect(timeAllocation.check({ sleep: 168 }, exact)).toEqual([]);
  expect(timeAllocation.check({ sleep: 168, redo: 1 }, exact)).toEqual([
    { code: "total-too-large", limit: 168 },
  ]);
  expect(timeAllocation.check({ sleep: 168 }, usual)).toEqual([]);
  expect(timeAllocation.check({ sleep: 165, redo: 5 }, usual)).toEqual([
    { code: "total-too-large", limit: 168 },
  ]);
});

test("gives the rest what is left, and nothing to rows without an entry", () => {
  const usual = exampleProps(timeAllocationWidget, "usual");
  const value = { redo: 10, sleep: 50, gone: 100 };
  expect(timeAllocation.read.of(value, usual)).toEqual({ sleep: 50, redo: 10, rest: 108 });
  expect(hoursLeft(value, usual)).toBe(108);
  expect(timeAllocation.summary(value, usual, "ko")).toBe(
    "잠: 50시간\n고치고, 확인하고, 미루기: 10시간\n그 밖의 시간: 108시간",
  );
  expect(timeAllocation.summary({ sleep: 167 }, usual, "en")).toBe(
    "Sleep: 167 hours\nEverything else: 1 hour",
  );
  expect(Object.keys(timeAllocation.parts?.(value, usual) ?? {})).toEqual(["sleep", "redo"]);
});

test("refuses steps of 5 hours without a rest, and a row that is called like it", () => {
  const label = { ko: "지난주", en: "Last week" };
  const rows = { sleep: label };
  expect(refusals(timeAllocationProps, { label, rows, step: 5 })).toEqual([
    "expected a rest, since 168 hours cannot be given out in steps of 5",
  ]);
  expect(refusals(timeAllocationProps, { label, rows, rest: label, step: 5 })).toEqual([]);
  expect(refusals(timeAllocationProps, { label, rows, step: 2, rest: label })).toEqual(["expected 1 or 5"]);
  expect(refusals(timeAllocationProps, { label, rows: { rest: label } })).toEqual([
    "expected rows without the id rest",
  ]);
});

test("shows earlier hours beside the rows", () => {
  const label = { ko: "지난주", en: "Last week" };
  const beside = { label, hours: { sleep: "= week.sleep" } };
  expect(refusals(timeAllocationProps, { label, rows: { sleep: label }, beside })).toEqual([]);
});
