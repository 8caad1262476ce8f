import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notificationConfig } from "../testing/notifications.ts";
import { TIME_STEP_MINUTES } from "./config.ts";
import { dueReminders, weekMinutesOf, weekMinutesWithin } from "./due.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);

const MONDAYS_AND_SATURDAYS = [false, true, false, false, false, false, true] as const;

const reminder = {
  config: { time: { hour: 9, minute: 5 }, days: MONDAYS_AND_SATURDAYS, enabled: true },
  changedAt: 0,
};
const MONDAY_9_05 = SUNDAY + DAY + (9 * 60 + 5) * MINUTE;

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe("dueReminders", () => {
  test.each([
    ["just before", MONDAY_9_05 - 5 * MINUTE, MONDAY_9_05 - 1, []],
    ["on the minute", MONDAY_9_05 - 5 * MINUTE, MONDAY_9_05, [MONDAY_9_05]],
    ["late", MONDAY_9_05 - 1, MONDAY_9_05 + 40 * MINUTE, [MONDAY_9_05]],
    ["in a span that begins with it", MONDAY_9_05, MONDAY_9_05 + 5 * MINUTE, []],
    ["on another day", MONDAY_9_05 + DAY - 5 * MINUTE, MONDAY_9_05 + DAY + 5 * MINUTE, []],
    ["over a week", MONDAY_9_05 - 1, MONDAY_9_05 - 1 + 7 * DAY, [MONDAY_9_05, MONDAY_9_05 + 5 * DAY]],
    ["before the epoch", -3 * DAY, 0, []],
  ])("%s", (_, after, until, instants) => {
    expect(dueReminders([reminder], { after, until }).map(({ dueAt }) => dueAt)).toEqual(instants);
  });

  test("not one that is off, nor one set after its time", () => {
    const span = { after: MONDAY_9_05 - 1, until: MONDAY_9_05 + 30 * MINUTE };
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
        fc.array(fc.integer({ min: 1, max: DAY }), { minLength: 1, maxLength: 7 }),
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
        for (const { dueAt } of dueReminders([{ config, changedAt: 0 }], { after: until - 7 * DAY, until })) {
          const date = new Date(dueAt);
          expect(config.days[date.getUTCDay()]).toBe(true);
          expect([date.getUTCHours(), date.getUTCMinutes()]).toEqual([config.time.hour, config.time.minute]);
          expect(dueAt % MINUTE).toBe(0);
        }
      }),
    );
  });
});

describe("weekMinutesWithin", () => {
  test("are whole steps after the first and up to the last instant", () => {
    expect(weekMinutesWithin({ after: SUNDAY - 1, until: SUNDAY + 10 * MINUTE }, 5)).toEqual([0, 5, 10]);
    expect(weekMinutesWithin({ after: SUNDAY, until: SUNDAY + 10 * MINUTE - 1 }, 5)).toEqual([5]);
    expect(weekMinutesWithin({ after: SUNDAY - 6 * MINUTE, until: SUNDAY }, 5)).toEqual([10_075, 0]);
    expect(weekMinutesWithin({ after: SUNDAY, until: SUNDAY }, 5)).toEqual([]);
  });

  test("find every reminder that is due in the span, once", () => {
    fc.assert(
      fc.property(notificationConfig, instant, fc.integer({ min: 0, max: DAY }), (config, until, length) => {
        const span = { after: until - length, until };
        const within = weekMinutesWithin(span, TIME_STEP_MINUTES);
        expect(new Set(within).size).toBe(within.length);
        expect(weekMinutesOf(config).filter((minute) => within.includes(minute))).toHaveLength(
          dueReminders([{ config, changedAt: 0 }], span).length,
        );
      }),
    );
  });
});
