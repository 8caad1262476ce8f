import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notificationConfig as config, timezoneOffset as offset } from "../testing/notifications.ts";
import {
  moveOffset,
  type NotificationConfig,
  TIMEZONE_OFFSET,
  toLocal,
  toUtc,
  type Weekdays,
} from "./config.ts";

const SEOUL = -540;
const NEW_YORK = 300;

function at(hour: number, minute: number, days: string): NotificationConfig {
  const on = (weekday: number) => days.charAt(weekday) !== ".";
  const weekdays: Weekdays = [on(0), on(1), on(2), on(3), on(4), on(5), on(6)];
  return { time: { hour, minute }, days: weekdays, enabled: true };
}

describe("toUtc", () => {
  test.each([
    ["Seoul, afternoon: the same day", at(21, 30, ".MT...."), SEOUL, at(12, 30, ".MT....")],
    ["Seoul, early Sunday: Saturday", at(8, 55, "S......"), SEOUL, at(23, 55, "......S")],
    ["Seoul, nine on Sunday: Sunday's midnight", at(9, 0, "S......"), SEOUL, at(0, 0, "S......")],
    ["New York, late Saturday: Sunday", at(19, 0, "......S"), NEW_YORK, at(0, 0, "S......")],
    ["New York, early: the same day", at(18, 55, "......S"), NEW_YORK, at(23, 55, "......S")],
    ["UTC+14", at(0, 0, "...W..."), TIMEZONE_OFFSET.min, at(10, 0, "..T....")],
    ["UTC−12", at(23, 55, "...W..."), TIMEZONE_OFFSET.max, at(11, 55, "....T..")],
  ])("%s", (_, local, minutes, utc) => {
    expect(toUtc(local, minutes)).toEqual(utc);
    expect(toLocal(utc, minutes)).toEqual(local);
  });

  test("is undone by toLocal, and the other way round", () => {
    fc.assert(
      fc.property(config, offset, (local, minutes) => {
        expect(toLocal(toUtc(local, minutes), minutes)).toEqual(local);
        expect(toUtc(toLocal(local, minutes), minutes)).toEqual(local);
      }),
    );
  });

  test("moves every moment of the week by the offset, as dates do", () => {
    fc.assert(
      fc.property(config, offset, (local, minutes) => {
        const moved = moments(local).map((minute) => mod(minute + minutes, 7 * 24 * 60));
        expect(moments(toUtc(local, minutes))).toEqual(moved.toSorted((one, other) => one - other));
      }),
    );
  });

  test("keeps times of the day in range, and whether it is enabled", () => {
    fc.assert(
      fc.property(config, offset, (local, minutes) => {
        const { time, enabled } = toUtc(local, minutes);
        expect(time.hour).toBeOneOf(Array.from({ length: 24 }, (_, hour) => hour));
        expect(time.minute).toBeOneOf(Array.from({ length: 60 }, (_, minute) => minute));
        expect(enabled).toBe(local.enabled);
      }),
    );
  });
});

describe("moveOffset", () => {
  test("keeps the local time of a traveller", () => {
    const stored = toUtc(at(8, 0, ".MTWTF."), SEOUL);
    expect(toLocal(moveOffset(stored, SEOUL, NEW_YORK), NEW_YORK)).toEqual(at(8, 0, ".MTWTF."));
  });

  test("is the same by way of anywhere, and nothing for no move", () => {
    fc.assert(
      fc.property(config, offset, offset, offset, (stored, from, via, to) => {
        expect(moveOffset(moveOffset(stored, from, via), via, to)).toEqual(moveOffset(stored, from, to));
        expect(moveOffset(stored, from, from)).toEqual(stored);
      }),
    );
  });
});

/** Minutes from the week's beginning at which a reminder goes out. */
function moments({ time, days }: NotificationConfig): number[] {
  return days.flatMap((on, weekday) => (on ? [(weekday * 24 + time.hour) * 60 + time.minute] : []));
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
