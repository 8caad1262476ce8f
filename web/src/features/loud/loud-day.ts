import { HOUR_MS, seoulDay } from "@mindle/domain/time";
import { personalJson } from "../../platform/storage/clear-user-data.ts";
import { storedValue } from "../../platform/storage/stored-value.ts";
import { NIGHT_UNTIL, VERY_LOUD } from "./loudness.ts";

/** The day at UTC+9 on which it was very loud last; no degree, no time. Read and written here and in the tests of stored values only. */
export const storedLoudDay = storedValue("loudDay", personalJson, {
  initial: undefined,
  parse: (data) => (typeof data === "string" ? data : undefined),
});

/** The day of an instant, at UTC+9: what comes after midnight belongs to the evening before, so that a night is not two days. */
export function loudDay(instant: number): string {
  return seoulDay(instant - NIGHT_UNTIL * HOUR_MS);
}

/** Notes how loud it is, as far as a day needs it. Returns whether it is very loud for the second time on this day. */
export function noteLoudness(degree: number, today: string): boolean {
  if (degree < VERY_LOUD) return false;
  const isAgain = storedLoudDay.read() === today;
  storedLoudDay.write(today);
  return isAgain;
}

/** Forgets an earlier day. */
export function forgetEarlierDay(today: string): void {
  if (storedLoudDay.read() !== today) storedLoudDay.write(undefined);
}
