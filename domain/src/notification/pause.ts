const DAY_MS = 24 * 60 * 60_000;

/** How long reminders pause, in days. */
export const PAUSE_DAYS = 7;

/** Until when reminders pause that are paused at `now`; milliseconds since the epoch. */
export function pauseEnd(now: number): number {
  return now + PAUSE_DAYS * DAY_MS;
}

/** Whether nothing is sent at a time because of a pause. */
export function isPausedAt(pausedUntil: number | null | undefined, time: number): boolean {
  return pausedUntil !== null && pausedUntil !== undefined && time < pausedUntil;
}
