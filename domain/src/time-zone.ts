/** UTC+9, without summer time, in milliseconds. */
export const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9 as YYYY-MM-DD. */
export function seoulDay(instant: number): string {
  return new Date(instant + SEOUL_MS).toISOString().slice(0, 10);
}
