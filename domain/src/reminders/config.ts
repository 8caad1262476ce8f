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

const DAY_MINUTES = 24 * 60;

/**
 * The same reminder in UTC. `config` is in local time; `offset` is that of `Date.getTimezoneOffset()`, the minutes that
 * local time lies behind UTC. When the time crosses midnight, the weekdays shift.
 */
export function toUtc(config: NotificationConfig, offset: number): NotificationConfig {
  return shift(config, offset);
}

/** The same reminder in the local time of `offset`; `config` is in UTC. Inverse of `toUtc`. */
export function toLocal(config: NotificationConfig, offset: number): NotificationConfig {
  return shift(config, -offset);
}

/** A reminder kept in UTC, after its user moved from one offset to another: it keeps its local time and weekdays. */
export function moveOffset(config: NotificationConfig, from: number, to: number): NotificationConfig {
  return toUtc(toLocal(config, from), to);
}

function shift(config: NotificationConfig, minutes: number): NotificationConfig {
  const total = config.time.hour * 60 + config.time.minute + minutes;
  const days = Math.floor(total / DAY_MINUTES);
  const inDay = total - days * DAY_MINUTES;
  return {
    time: { hour: Math.floor(inDay / 60), minute: inDay % 60 },
    days: moveDays(config.days, days),
    enabled: config.enabled,
  };
}

/** Rotates the weekdays by `by` days. */
function moveDays(days: Weekdays, by: number): Weekdays {
  const on = (weekday: number) => days[(((weekday - by) % 7) + 7) % 7] ?? false;
  return [on(0), on(1), on(2), on(3), on(4), on(5), on(6)];
}
