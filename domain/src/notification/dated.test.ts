import fc from "fast-check";
import { expect, test } from "vitest";
import { TIMEZONE_OFFSET } from "./config.ts";
import { datedReminderAt } from "./dated.ts";

const at = (text: string) => Date.parse(text);
const SEOUL = -540;

test.each([
  ["at 10:00 in Korea without anything else", "2026-11-22T12:00Z", null, undefined, "2026-11-25T01:00Z"],
  ["the Korean day counts, not UTC's", "2026-11-22T15:30Z", SEOUL, undefined, "2026-11-26T01:00Z"],
  ["at 10:00 in New York", "2026-11-22T03:00Z", 300, undefined, "2026-11-24T15:00Z"],
  [
    "at the time of the daily reminder",
    "2026-11-22T12:00Z",
    SEOUL,
    { hour: 12, minute: 30 },
    "2026-11-25T12:30Z",
  ],
  [
    "at a local time that is UTC's day before",
    "2026-11-22T12:00Z",
    SEOUL,
    { hour: 22, minute: 0 },
    "2026-11-24T22:00Z",
  ],
])("three days later, %s", (_, from, timezoneOffset, time, expected) => {
  const daily = time && { time };
  expect(datedReminderAt({ from: at(from), days: 3, timezoneOffset, daily })).toBe(at(expected));
});

const DAY_MS = 86_400_000;

test("it is due on the local calendar day, at the daily reminder's time or at 10:00", () => {
  const offset = fc
    .integer({
      min: TIMEZONE_OFFSET.min / TIMEZONE_OFFSET.step,
      max: TIMEZONE_OFFSET.max / TIMEZONE_OFFSET.step,
    })
    .map((steps) => steps * TIMEZONE_OFFSET.step);
  const time = fc.record({ hour: fc.nat(23), minute: fc.nat(59) });
  const from = fc.integer({ min: 0, max: at("2100-01-01T00:00Z") });
  fc.assert(
    fc.property(
      from,
      fc.integer({ min: 1, max: 90 }),
      offset,
      fc.option(time),
      (from, days, offset, time) => {
        const due = datedReminderAt({
          from,
          days,
          timezoneOffset: offset,
          daily: time === null ? undefined : { time },
        });
        const local = (instant: number) => instant - offset * 60_000;
        const dayOf = (instant: number) => Math.floor(local(instant) / DAY_MS);
        expect(dayOf(due) - dayOf(from)).toBe(days);
        const { hour, minute } = time ?? { hour: 10, minute: 0 };
        const shown = new Date(time === null ? local(due) : due);
        expect([shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()]).toEqual([
          hour,
          minute,
          0,
        ]);
      },
    ),
  );
});
