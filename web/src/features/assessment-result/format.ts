import { SEOUL_MS } from "@mindle/domain/time";

/** A grade as it is said: "7", "8.6". */
export function formatGrade(grade: number): string {
  return String(Math.round(grade * 10) / 10);
}

/** A calendar day, for the text `assessment-result:day`. */
export type DayParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** In English, three letters. */
  readonly monthName: string;
};

/**
 * The calendar day of an instant (milliseconds since the epoch) at UTC+9. Not by `Intl`, whose first formatter takes a slow
 * phone a fifth of a second while the result is drawn; `toUTCString` has one form, which ECMAScript fixes.
 */
export function partsOfDay(instant: number): DayParts {
  const there = new Date(instant + SEOUL_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    monthName: there.toUTCString().slice("Sat, 21 ".length, "Sat, 21 Nov".length),
  };
}
