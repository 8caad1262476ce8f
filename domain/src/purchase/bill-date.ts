/** UTC+9, without summer time, in milliseconds. */
const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9 as YYYY-MM-DD. */
export function billDay(instant: number): string {
  return new Date(instant + SEOUL_MS).toISOString().slice(0, 10);
}

/** The same day as YYYY.M.D, as a bill prints it. */
export function printedBillDay(instant: number): string {
  return billDay(instant).split("-").map(Number).join(".");
}
