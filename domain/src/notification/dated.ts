import type { NotificationConfig } from "./config.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Of a user whose time zone is not known: Korea's. */
const DEFAULT_OFFSET = -540;

/** Local time where no daily reminder has one. */
const DEFAULT_HOUR = 10;

export interface DatedReminder {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly days: number;
  /** The user's daily reminder in UTC, whose time of day is used. */
  readonly daily: Pick<NotificationConfig, "time"> | undefined;
  /** As of `Date.getTimezoneOffset()`; null where it is not known. */
  readonly timezoneOffset: number | null;
}

/** When a reminder of so many local calendar days after `from` is sent, in milliseconds since the epoch. */
export function datedReminderAt({ from, days, daily, timezoneOffset }: DatedReminder): number {
  const offset = timezoneOffset ?? DEFAULT_OFFSET;
  const localMinute = Math.floor(from / MINUTE_MS) - offset;
  const localDay = Math.floor(localMinute / DAY_MINUTES) + days;
  const inDay =
    daily === undefined
      ? DEFAULT_HOUR * 60
      : (daily.time.hour * 60 + daily.time.minute - offset + 2 * DAY_MINUTES) % DAY_MINUTES;
  return (localDay * DAY_MINUTES + inDay + offset) * MINUTE_MS;
}
