import { type DayParts, partsOfDay } from "./format.ts";

// Apart from format.ts, because the page needs it only for what it loads later.

/** The calendar day of a date YYYY-MM-DD. */
export function partsOfIsoDay(day: string): DayParts {
  return partsOfDay(Date.parse(`${day}T00:00:00+09:00`));
}
