import { TERMS } from "./terms.ts";

/** Until when data are kept that begin to age at `time`. Times in milliseconds since the epoch; years are those of UTC. */
export function retainedUntil(time: number): number {
  return addYears(time, TERMS.retentionYears);
}

/** Accounts that were last used before this time are deleted at `now`. */
export function retentionCutoff(now: number): number {
  return addYears(now, -TERMS.retentionYears);
}

/** The same day and time of another year; of the 29th of February, the 28th where that year has none. */
function addYears(time: number, years: number): number {
  const date = new Date(time);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // The 29th of February has become the 1st of March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}
