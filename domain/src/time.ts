export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** UTC+9, without summer time, in milliseconds. */
export const SEOUL_MS = 9 * HOUR_MS;

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9 as YYYY-MM-DD. */
export function seoulDay(instant: number): string {
  return new Date(instant + SEOUL_MS).toISOString().slice(0, 10);
}

/** How many midnights at UTC+9 lie between two instants; negative where `to` is on an earlier day. */
export function seoulDaysBetween(from: number, to: number): number {
  return seoulDayNumber(to) - seoulDayNumber(from);
}

/** The number of the calendar week of an instant at UTC+9; weeks begin on Mondays. */
export function seoulWeek(instant: number): number {
  // Day 0, the first of January 1970, was a Thursday.
  return Math.floor((seoulDayNumber(instant) + 3) / 7);
}

/** The day of the week of an instant at UTC+9; 0 is Sunday. */
export function seoulWeekday(instant: number): number {
  return new Date(instant + SEOUL_MS).getUTCDay();
}

/** The first midnight at UTC+9 after an instant, in milliseconds since the epoch. */
export function nextSeoulMidnight(instant: number): number {
  return (seoulDayNumber(instant) + 1) * DAY_MS - SEOUL_MS;
}

function seoulDayNumber(instant: number): number {
  return Math.floor((instant + SEOUL_MS) / DAY_MS);
}
