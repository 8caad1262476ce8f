import type { NotificationConfig } from "./config.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** The epoch fell on a Thursday, the fifth day of a week that begins on Sunday. */
const EPOCH_WEEK_MINUTE = 4 * DAY_MINUTES;

/** A span of time in milliseconds since the epoch; it leaves out its first instant and takes in its last. */
export interface TimeSpan {
  readonly after: number;
  readonly until: number;
}

/** A reminder in UTC, and since when it has been set so, in milliseconds since the epoch. */
export interface SetReminder {
  readonly config: NotificationConfig;
  readonly changedAt: number;
}

/** A reminder that should go out, and the instant it was set for, in milliseconds since the epoch. */
export interface DueReminder<Reminder extends SetReminder> {
  readonly reminder: Reminder;
  readonly dueAt: number;
}

/** Minutes of the UTC week, from Sunday 0:00, at which a reminder in UTC goes out; none while it is disabled. */
export function weekMinutesOf(config: NotificationConfig): number[] {
  if (!config.enabled) return [];
  const inDay = config.time.hour * 60 + config.time.minute;
  return config.days.flatMap((on, weekday) => (on ? [weekday * DAY_MINUTES + inDay] : []));
}

/** Minutes of the UTC week that begin within the span and are whole steps of `step` minutes, in the order of time. */
export function weekMinutesWithin({ after, until }: TimeSpan, step: number): number[] {
  const first = (Math.floor(after / (step * MINUTE_MS)) + 1) * step;
  const last = Math.min(Math.floor(until / MINUTE_MS), first + WEEK_MINUTES - step);
  const minutes: number[] = [];
  for (let minute = first; minute <= last; minute += step) {
    minutes.push((minute + EPOCH_WEEK_MINUTE) % WEEK_MINUTES);
  }
  return minutes;
}

/**
 * Which reminders fall due within a span of at most a week, in the order of their instants. A reminder set after its
 * time had passed is not due for that time.
 */
export function dueReminders<Reminder extends SetReminder>(
  reminders: readonly Reminder[],
  span: TimeSpan,
): DueReminder<Reminder>[] {
  return reminders
    .flatMap((reminder) =>
      weekMinutesOf(reminder.config).flatMap((weekMinute) => {
        const dueAt = lastAt(weekMinute, span.until);
        return dueAt > span.after && dueAt > reminder.changedAt ? [{ reminder, dueAt }] : [];
      }),
    )
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

/** The last instant up to and with `until` at which a minute of the week begins. */
function lastAt(weekMinute: number, until: number): number {
  const minute = Math.floor(until / MINUTE_MS);
  const behind = (((minute + EPOCH_WEEK_MINUTE - weekMinute) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  return (minute - behind) * MINUTE_MS;
}
