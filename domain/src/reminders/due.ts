import { MINUTE_MS } from "../time.ts";
import type { NotificationConfig } from "./config.ts";

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** The epoch fell on a Thursday, the fifth day of a week that begins on Sunday. */
const EPOCH_WEEK_MINUTE = 4 * DAY_MINUTES;

/** A time span in milliseconds since the epoch; excludes its start, includes its end. */
export interface TimeSpan {
  readonly after: number;
  readonly until: number;
}

/** A reminder in UTC and the time of its last change, in milliseconds since the epoch. */
export interface SetReminder {
  readonly config: NotificationConfig;
  readonly changedAt: number;
}

/** A reminder to send and its scheduled time, in milliseconds since the epoch. */
export interface DueReminder<Reminder extends SetReminder> {
  readonly reminder: Reminder;
  readonly dueAt: number;
}

/** Minutes of the UTC week, from Sunday 0:00, at which a reminder in UTC is sent; none while it is disabled. */
export function weekMinutesOf(config: NotificationConfig): number[] {
  if (!config.enabled) return [];
  const inDay = config.time.hour * 60 + config.time.minute;
  return config.days.flatMap((on, weekday) => (on ? [weekday * DAY_MINUTES + inDay] : []));
}

/** Minutes of the UTC week within the span that are multiples of `step`, in chronological order. */
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
 * Reminders due within a span of at most a week, in chronological order. A reminder changed after its scheduled time is
 * not due for that time.
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

/** The latest time at or before `until` at which a minute of the week starts. */
function lastAt(weekMinute: number, until: number): number {
  const minute = Math.floor(until / MINUTE_MS);
  const behind = (((minute + EPOCH_WEEK_MINUTE - weekMinute) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  return (minute - behind) * MINUTE_MS;
}

/** How long reminders pause, in days. */
export const PAUSE_DAYS = 7;

/** Until when reminders pause that are paused at `now`; milliseconds since the epoch. */
export function pauseEnd(now: number): number {
  return now + PAUSE_DAYS * DAY_MINUTES * MINUTE_MS;
}

/** Whether nothing is sent at a time because of a pause. */
export function isPausedAt(pausedUntil: number | null | undefined, time: number): boolean {
  return pausedUntil !== null && pausedUntil !== undefined && time < pausedUntil;
}

/** Of a user whose time zone is not known: Korea's. */
const DEFAULT_OFFSET = -540;

/** Local time where no daily reminder has one. */
const DEFAULT_HOUR = 10;

/** From when until when it is morning, in local hours. */
const MORNING = { from: 6, until: 12 };

export interface DatedReminder {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly days: number;
  /** The user's daily reminder in UTC, whose time of day is used. */
  readonly daily: Pick<NotificationConfig, "time"> | undefined;
  /** As of `Date.getTimezoneOffset()`; null where it is not known. */
  readonly timezoneOffset: number | null;
  /** It comes in the morning, whenever the daily one does. */
  readonly isMorning?: boolean;
}

/** When a reminder of so many local calendar days after `from` is sent, in milliseconds since the epoch. */
export function datedReminderAt({
  from,
  days,
  daily,
  timezoneOffset,
  isMorning = false,
}: DatedReminder): number {
  const offset = timezoneOffset ?? DEFAULT_OFFSET;
  const localMinute = Math.floor(from / MINUTE_MS) - offset;
  const localDay = Math.floor(localMinute / DAY_MINUTES) + days;
  const own = daily && (daily.time.hour * 60 + daily.time.minute - offset + 2 * DAY_MINUTES) % DAY_MINUTES;
  const isKept = own !== undefined && (!isMorning || (own >= MORNING.from * 60 && own < MORNING.until * 60));
  const inDay = isKept ? own : DEFAULT_HOUR * 60;
  return (localDay * DAY_MINUTES + inDay + offset) * MINUTE_MS;
}
