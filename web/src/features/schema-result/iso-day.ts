import { type DayParts, partsOfDay, SEOUL_MS } from "./format.ts";

// Apart from format.ts, because the page needs it only for what it loads later.

/** The calendar day of a date YYYY-MM-DD. */
export function partsOfIsoDay(day: string): DayParts {
  return partsOfDay(Date.parse(`${day}T00:00:00+09:00`));
}

/** The day of an instant at UTC+9 as YYYY-MM-DD. */
export function isoDay(instant: number): string {
  return new Date(instant + SEOUL_MS).toISOString().slice(0, 10);
}
