import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, seoulWeekday } from "../time.ts";
import { sittingDaysIn } from "./sitting-days.ts";
import {
  allSittingDays,
  asWeekdays,
  nextSitting,
  type SittingDays,
  sessionsBySittings,
  WEEKDAYS,
} from "./sittings.ts";

/** A Friday at noon at UTC+9. */
const FRIDAY = Date.UTC(2026, 10, 27, 3);
const [SUN, WED, FRI, SAT] = [0, 3, 5, 6];

const someDays = fc.subarray([...WEEKDAYS], { minLength: 1 });
const instant = fc.integer({ min: 0, max: 30_000 * DAY_MS });

test("the answer to `days` is read where it names days of the week, in the order of the week", () => {
  const answered = (value: unknown) => sittingDaysIn({ days: { state: "answered", value } });
  expect(answered(["sat", "wed"])).toEqual(["wed", "sat"]);
  for (const other of [[], ["often"], "wed", 2, null]) expect(answered(other)).toBeUndefined();
  expect(sittingDaysIn({ days: { state: "not-shown", value: ["wed"] } })).toBeUndefined();
  expect(sittingDaysIn({ hours: { state: "answered", value: ["wed"] } })).toBeUndefined();
});

test.each([
  [["wed", "sat"], 0, undefined, SAT, 1],
  [["wed", "fri"], 0, undefined, FRI, 0],
  // Something was done today already.
  [["wed", "fri"], 0, FRIDAY, WED, 5],
  [["wed", "fri"], 0, FRIDAY - DAY_MS, FRI, 0],
  [["fri"], 0, FRIDAY, FRI, 7],
  // Midnight at UTC+9.
  [["sun", "wed"], 36 * 60 * 60 * 1000, undefined, SUN, 0],
] as const)("the next of %j is found", (days, later, finishedAt, weekday, inDays) => {
  expect(nextSitting([...days], FRIDAY + later, finishedAt)).toEqual({ weekday, inDays });
});

test("the next sitting is on a chosen day within a week, and never one that has passed", () => {
  fc.assert(
    fc.property(someDays, instant, fc.option(instant, { nil: undefined }), (days, now, finishedAt) => {
      const { weekday, inDays } = nextSitting(days, now, finishedAt);
      expect(asWeekdays(days)[weekday]).toBe(true);
      expect(inDays).toBeGreaterThanOrEqual(0);
      expect(inDays).toBeLessThanOrEqual(7);
      expect(seoulWeekday(now + inDays * DAY_MS)).toBe(weekday);
    }),
  );
});

test("with two days a week a session begins each week, the first one when the programme opens", () => {
  const begun = (days: SittingDays) =>
    [0, 1, 4, 5, 8, 12, 49].map((passed) => sessionsBySittings(days, FRIDAY, FRIDAY + passed * DAY_MS));
  expect(begun(["wed", "sat"])).toEqual([1, 1, 1, 2, 2, 3, 8]);
  expect(sessionsBySittings(["wed", "sat"], FRIDAY, FRIDAY - 9 * DAY_MS)).toBe(1);
});

test("the days of several programmes are all that were chosen", () => {
  expect(allSittingDays([{}, { sittingDays: ["sat", "wed"] }, { sittingDays: ["wed", "mon"] }])).toEqual([
    "mon",
    "wed",
    "sat",
  ]);
  expect(allSittingDays([{}])).toBeUndefined();
});
