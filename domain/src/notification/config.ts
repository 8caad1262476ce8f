/** Reminders that exist. */
export const NOTIFICATION_IDS = ["daily"] as const;

export type NotificationId = (typeof NOTIFICATION_IDS)[number];

/** Minutes between two times that can be chosen. */
export const TIME_STEP_MINUTES = 5;

/** Whether a reminder goes out on each weekday, Sunday first. */
export type Weekdays = readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean];

/** When a reminder goes out. Whether time and days are local or UTC is said where it is used. */
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
