import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notificationConfig } from "../testing/notifications.ts";
import { parseTime, STEPS_PER_DAY, stepOf, timeOfStep, timeText } from "./time-of-day.ts";

const time = notificationConfig.map((config) => config.time);

describe("parseTime", () => {
  test("reads every time that can be chosen as it is written", () => {
    fc.assert(
      fc.property(time, (chosen) => {
        expect(parseTime(timeText(chosen))).toEqual({ kind: "time", time: chosen });
      }),
    );
  });

  test.each(["０９：３０", " 09：30 ", "٠٩:٣٠"])("reads %j", (text) => {
    expect(parseTime(text)).toEqual({ kind: "time", time: { hour: 9, minute: 30 } });
  });

  test.each([
    "",
    "9:05",
    "9",
    "21",
    "2130",
    "21:5",
    "21:300",
    "24:00",
    "12:60",
    "-1:00",
    "21.30",
    "오후 9:30",
  ])("refuses %j, which is not in the form HH:MM", (text) => {
    expect(parseTime(text)).toEqual({ kind: "malformed" });
  });

  test("accepts nothing but two digits, a colon and two digits", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (text) => {
        if (parseTime(text).kind !== "malformed")
          expect(text.trim()).toMatch(/^\p{Nd}{2}[:：︓﹕]\p{Nd}{2}$/u);
      }),
    );
  });

  test.each([
    ["21:07", { hour: 21, minute: 5 }, { hour: 21, minute: 10 }],
    ["09:59", { hour: 9, minute: 55 }, { hour: 10, minute: 0 }],
    ["23:58", { hour: 23, minute: 55 }, { hour: 0, minute: 0 }],
  ])("names the times around %s", (text, before, after) => {
    expect(parseTime(text)).toEqual({ kind: "betweenSteps", before, after });
  });
});

describe("steps", () => {
  test("number the times of a day from midnight on", () => {
    expect([stepOf({ hour: 0, minute: 0 }), stepOf({ hour: 23, minute: 55 })]).toEqual([
      0,
      STEPS_PER_DAY - 1,
    ]);
    fc.assert(
      fc.property(time, (chosen) => {
        expect(timeOfStep(stepOf(chosen))).toEqual(chosen);
      }),
    );
  });

  test("go on over midnight", () => {
    expect(timeOfStep(-1)).toEqual({ hour: 23, minute: 55 });
    expect(timeOfStep(STEPS_PER_DAY)).toEqual({ hour: 0, minute: 0 });
  });
});
