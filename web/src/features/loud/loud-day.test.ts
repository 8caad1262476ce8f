import { beforeEach, expect, test } from "vitest";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { forgetEarlierDay, loudDay, noteLoudness, storedLoudDay } from "./loud-day.ts";

const TODAY = "2026-11-28";

beforeEach(() => storedLoudDay.write(undefined));

test("9 and 10 call for help the second time on a day; less is not kept", () => {
  expect(noteLoudness(8, TODAY)).toBe(false);
  expect(storedLoudDay.read()).toBeUndefined();
  expect(noteLoudness(9, TODAY)).toBe(false);
  expect(noteLoudness(3, TODAY)).toBe(false);
  expect(noteLoudness(10, TODAY)).toBe(true);
  expect(noteLoudness(9, TODAY)).toBe(true);
});

test("another day begins anew, and an earlier one is forgotten", () => {
  noteLoudness(9, "2026-11-27");
  expect(noteLoudness(9, TODAY)).toBe(false);
  forgetEarlierDay(TODAY);
  expect(storedLoudDay.read()).toBe(TODAY);
  forgetEarlierDay("2026-11-29");
  expect(storedLoudDay.read()).toBeUndefined();
});

test("a night is one day: it ends at six in the morning, at UTC+9", () => {
  const days = ["2026-11-28T23:50", "2026-11-29T00:10", "2026-11-29T05:59", "2026-11-29T06:00"].map((time) =>
    loudDay(Date.parse(`${time}:00+09:00`)),
  );
  expect(days).toEqual(["2026-11-28", "2026-11-28", "2026-11-28", "2026-11-29"]);
});

test("it goes with the user's data", () => {
  noteLoudness(9, TODAY);
  clearUserData();
  expect(storedLoudDay.read()).toBeUndefined();
});
