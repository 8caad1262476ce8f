/** Ids of reminders. */
export const NOTIFICATION_IDS = ["daily"] as const;

export type NotificationId = (typeof NOTIFICATION_IDS)[number];

/** Step of the time picker, in minutes. */
export const TIME_STEP_MINUTES = 5;

/** Whether a reminder is sent on each weekday, Sunday first. */
export type Weekdays = readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean];

/** Time and days of a reminder, local or UTC depending on the use. */
export interface NotificationConfig {
  readonly time: { readonly hour: number; readonly minute: number };
  readonly days: Weekdays;
  readonly enabled: boolean;
}

/**
 * What `Date.getTimezoneOffset()` gives: minutes that local time lies behind UTC, from UTC+14 to UTC−12. Every zone in
 * use today is whole quarters of an hour from UTC; other offsets are of the past, such as Seoul's local mean time.
 */
export const TIMEZONE_OFFSET = { min: -840, max: 720, step: 15 } as const;
