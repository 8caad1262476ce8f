import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notificationConfig, timezoneOffset } from "../testing/notifications.ts";
import type { Weekdays } from "./config.ts";
import { REMINDER_CHOICES } from "./reminder-choice.ts";
import { sameReminder, shownDaily, storedDaily, toStored } from "./shown-reminder.ts";

const SEOUL = -540;
const LONDON = 0;
const NOTHING = { configs: {}, timezoneOffset: null };
const ALL_DAYS = [true, true, true, true, true, true, true] as const;

describe("the daily reminder that is shown", () => {
  test("before one was ever set is in the evening, on all days, and disabled", () => {
    expect(storedDaily(NOTHING, SEOUL)).toBeUndefined();
    const evening = { time: { hour: 21, minute: 0 }, days: ALL_DAYS, enabled: false };
    expect(shownDaily(NOTHING, undefined, SEOUL)).toEqual(evening);
  });

  test("proposes the days that a person chose in a programme while it is off on all of them, and no others", () => {
    const chosen = ["wed", "sat"] as const;
    const days = [false, false, false, true, false, false, true];
    expect(shownDaily(NOTHING, undefined, SEOUL, [...chosen])).toMatchObject({ days, enabled: false });
    const stored = (enabled: boolean, own: Weekdays) => ({
      configs: { daily: { time: { hour: 12, minute: 0 }, days: own, enabled } },
      timezoneOffset: SEOUL,
    });
    const weekend = [true, false, false, false, false, false, true] as const;
    const shown = (enabled: boolean, own: Weekdays) =>
      shownDaily(stored(enabled, own), undefined, SEOUL, [...chosen]).days;
    expect(shown(false, ALL_DAYS)).toEqual(days);
    expect(shown(true, ALL_DAYS)).toEqual(ALL_DAYS);
    expect(shown(false, weekend)).toEqual(weekend);
  });

  test("is the stored one in the time zone it was set in, wherever the browser is", () => {
    const daily = {
      time: { hour: 23, minute: 55 },
      days: [false, false, false, false, false, false, true] as const,
      enabled: true,
    };
    const stored = { configs: { daily }, timezoneOffset: SEOUL };
    const local = {
      time: { hour: 8, minute: 55 },
      days: [true, false, false, false, false, false, false],
      enabled: true,
    };
    expect(shownDaily(stored, undefined, LONDON)).toEqual(local);
    expect(shownDaily({ ...stored, timezoneOffset: null }, undefined, LONDON)).toEqual(daily);
  });

  test("is the assessment's choice until the account has it", () => {
    fc.assert(
      fc.property(notificationConfig, timezoneOffset, timezoneOffset, (daily, from, offset) => {
        const stored = { configs: { daily }, timezoneOffset: from };
        const everyDay = { days: ALL_DAYS, enabled: true };
        expect(shownDaily(stored, "morning", offset)).toEqual({ ...everyDay, time: { hour: 9, minute: 0 } });
        expect(shownDaily(NOTHING, "evening", offset)).toEqual({
          ...everyDay,
          time: { hour: 21, minute: 0 },
        });
        expect(shownDaily(stored, "none", offset)).toEqual({
          ...shownDaily(stored, undefined, offset),
          enabled: false,
        });
      }),
    );
  });

  test("is shown again as it was, once it is stored", () => {
    const anyStored = fc.record({
      configs: fc.record({ daily: fc.option(notificationConfig, { nil: undefined }) }),
      timezoneOffset: fc.option(timezoneOffset),
    });
    const choice = fc.option(fc.constantFrom(...REMINDER_CHOICES), { nil: undefined });
    fc.assert(
      fc.property(anyStored, choice, timezoneOffset, ({ configs, timezoneOffset: from }, chosen, offset) => {
        const stored = {
          configs: configs.daily === undefined ? {} : { daily: configs.daily },
          timezoneOffset: from,
        };
        const shown = shownDaily(stored, chosen, offset);
        const next = { ...stored, configs: { daily: toStored(shown, stored, offset) } };
        expect(shownDaily(next, undefined, offset)).toEqual(shown);
      }),
    );
  });
});

test("reminders are the same where time, weekdays and switch are", () => {
  fc.assert(
    fc.property(notificationConfig, notificationConfig, (one, other) => {
      expect(sameReminder(one, { ...one, time: { ...one.time } })).toBe(true);
      expect(sameReminder(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
