import { NO_READING } from "@mindle/domain/widgets/two-readings/value";
import { describe, expect, test } from "vitest";
import { dueWords, inMinutes, isDue, lateness, soonest, tomorrow } from "./stage.ts";

/** In the time zone of the machine that runs the tests. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const iso = (time: number) => new Date(time).toISOString();
const waiting = (from: number, due: number) => ({
  ...NO_READING,
  first: { ...NO_READING.first, deg: 60, at: iso(from), dueAt: iso(due) },
});

test("the second reading is due at its time, and possible five minutes after the first", () => {
  const reading = waiting(at(20, 20), at(20, 20, 20));
  expect(isDue(reading, at(20, 20, 20) - 1)).toBe(false);
  expect(isDue(reading, at(20, 20, 20))).toBe(true);
  expect(isDue(NO_READING, at(20, 20))).toBe(false);
  expect(soonest(reading)).toBe(at(20, 20, 5));
  expect(soonest(NO_READING)).toBe(Number.POSITIVE_INFINITY);
});

test("it is late by a day, or by some", () => {
  const reading = waiting(at(20, 20), at(20, 20, 20));
  expect(lateness(reading, at(21, 20, 20) - 1)).toBeUndefined();
  expect(lateness(reading, at(21, 20, 20))).toBe("day");
  expect(lateness(reading, at(22, 20, 20))).toBe("days");
});

describe("the time", () => {
  test("is said as it is on a clock, with the day where that is tomorrow", () => {
    expect(dueWords(iso(at(20, 20, 20)), at(20, 20), "ko")).toBe("오후 8:20에 다시 재요");
    expect(dueWords(iso(at(21, 0, 10)), at(20, 23, 50), "ko")).toBe("내일 오전 12:10에 다시 재요");
  });

  test("is in so many minutes, or tomorrow morning", () => {
    expect(inMinutes(20, at(20, 20))).toBe(iso(at(20, 20, 20)));
    expect(tomorrow(at(20, 23, 50))).toBe(iso(at(21, 8)));
    expect(tomorrow(at(20, 0, 10))).toBe(iso(at(21, 8)));
  });
});
