import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notificationConfig } from "../testing/notifications.ts";
import { DAY_MS, MINUTE_MS } from "../time.ts";
import { TIME_STEP_MINUTES, TIMEZONE_OFFSET } from "./config.ts";
import {
  datedReminderAt,
  dueReminders,
  isPausedAt,
  pauseEnd,
  weekMinutesOf,
  weekMinutesWithin,
} from "./due.ts";

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);

const MONDAYS_AND_SATURDAYS = [false, true, false, false, false, false, true] as const;

const reminder = {
  config: { time: { hour: 9, minute: 5 }, days: MONDAYS_AND_SATURDAYS, enabled: true },
  changedAt: 0,
};
const MONDAY_9_05 = SUNDAY + DAY_MS + (9 * 60 + 5) * MINUTE_MS;

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe("dueReminders", () => {
  test.each([
    ["just before", MONDAY_9_05 - 5 * MINUTE_MS, MONDAY_9_05 - 1, []],
    ["on the minute", MONDAY_9_05 - 5 * MINUTE_MS, MONDAY_9_05, [MONDAY_9_05]],
    ["late", MONDAY_9_05 - 1, MONDAY_9_05 + 40 * MINUTE_MS, [MONDAY_9_05]],
    ["in a span that begins with it", MONDAY_9_05, MONDAY_9_05 + 5 * MINUTE_MS, []],
    ["on another day", MONDAY_9_05 + DAY_MS - 5 * MINUTE_MS, MONDAY_9_05 + DAY_MS + 5 * MINUTE_MS, []],
    ["over a week", MONDAY_9_05 - 1, MONDAY_9_05 - 1 + 7 * DAY_MS, [MONDAY_9_05, MONDAY_9_05 + 5 * DAY_MS]],
    ["before the epoch", -3 * DAY_MS, 0, []],
  ])("%s", (_, after, until, instants) => {
    expect(dueReminders([reminder], { after, until }).map(({ dueAt }) => dueAt)).toEqual(instants);
  });

  test("not one that is off, nor one set after its time", () => {
    const span = { after: MONDAY_9_05 - 1, until: MONDAY_9_05 + 30 * MINUTE_MS };
    const off = { ...reminder, config: { ...reminder.config, enabled: false } };
    const tooLate = { ...reminder, changedAt: MONDAY_9_05 };
    const inTime = { ...reminder, changedAt: MONDAY_9_05 - 1 };
    expect(dueReminders([off, tooLate, inTime], span)).toEqual([{ reminder: inTime, dueAt: MONDAY_9_05 }]);
  });

  test("each falls due in exactly one of the spans that follow one another", () => {
    fc.assert(
      fc.property(
        notificationConfig,
        instant,
        fc.array(fc.integer({ min: 1, max: DAY_MS }), { minLength: 1, maxLength: 7 }),
        (config, start, lengths) => {
          const reminders = [{ config, changedAt: 0 }];
          let after = start;
          const apart = lengths.flatMap((length) => {
            const span = { after, until: after + length };
            after = span.until;
            return dueReminders(reminders, span);
          });
          expect(apart).toEqual(dueReminders(reminders, { after: start, until: after }));
        },
      ),
    );
  });

  test("agrees with the calendar on weekday and time", () => {
    fc.assert(
      fc.property(notificationConfig, instant, (config, until) => {
        for (const { dueAt } of dueReminders([{ config, changedAt: 0 }], {
          after: until - 7 * DAY_MS,
          until,
        })) {
          const date = new Date(dueAt);
          expect(config.days[date.getUTCDay()]).toBe(true);
          expect([date.getUTCHours(), date.getUTCMinutes()]).toEqual([config.time.hour, config.time.minute]);
          expect(dueAt % MINUTE_MS).toBe(0);
        }
      }),
    );
  });
});

describe("weekMinutesWithin", () => {
  test("are whole steps after the first and up to the last instant", () => {
    expect(weekMinutesWithin({ after: SUNDAY - 1, until: SUNDAY + 10 * MINUTE_MS }, 5)).toEqual([0, 5, 10]);
    expect(weekMinutesWithin({ after: SUNDAY, until: SUNDAY + 10 * MINUTE_MS - 1 }, 5)).toEqual([5]);
    expect(weekMinutesWithin({ after: SUNDAY - 6 * MINUTE_MS, until: SUNDAY }, 5)).toEqual([10_075, 0]);
    expect(weekMinutesWithin({ after: SUNDAY, until: SUNDAY }, 5)).toEqual([]);
  });

  test("find every reminder that is due in the span, once", () => {
    fc.assert(
      fc.property(
        notificationConfig,
        instant,
        fc.integer({ min: 0, max: DAY_MS }),
        (config, until, length) => {
          const span = { after: until - length, until };
          const within = weekMinutesWithin(span, TIME_STEP_MINUTES);
          expect(new Set(within).size).toBe(within.length);
          expect(weekMinutesOf(config).filter((minute) => within.includes(minute))).toHaveLength(
            dueReminders([{ config, changedAt: 0 }], span).length,
          );
        },
      ),
    );
  });
});

const time = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

test("a pause lasts seven days, and not a moment longer", () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 20 * DAY_MS }), (now, later) => {
      expect(isPausedAt(pauseEnd(now), now + later)).toBe(later < 7 * DAY_MS);
    }),
  );
});

test("the instant in which a pause ends is not paused", () => {
  expect([-1, 0, 1].map((later) => isPausedAt(pauseEnd(0), 7 * DAY_MS + later))).toEqual([
    true,
    false,
    false,
  ]);
});

test("without a pause nothing is held back", () => {
  fc.assert(fc.property(time, (now) => !isPausedAt(null, now) && !isPausedAt(undefined, now)));
});

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

test.each([
  ["without a daily reminder", undefined, "10:00"],
  ["where the daily one is in the morning", { hour: 23, minute: 30 }, "08:30"],
  ["where it is in the evening", { hour: 12, minute: 0 }, "10:00"],
  ["where it is at night", { hour: 20, minute: 59 }, "10:00"],
] as const)("one that asks again comes in the morning, %s", (_, time, local) => {
  const due = datedReminderAt({
    from: at("2026-11-27T22:50+09:00"),
    days: 1,
    timezoneOffset: -540,
    daily: time && { time },
    isMorning: true,
  });
  expect(due).toBe(at(`2026-11-28T${local}+09:00`));
});
