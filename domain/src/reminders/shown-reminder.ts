import { asWeekdays, type SittingDays } from "../programme/sittings.ts";
import { type NotificationConfig, type NotificationId, toLocal, toUtc } from "./config.ts";
import { REMINDER_HOURS, type ReminderChoice, reminderOfChoice } from "./reminder-choice.ts";

/** What an account has: reminders in UTC, and the time zone in which they were set, null before the first. */
export interface StoredReminders {
  readonly configs: Readonly<Partial<Record<NotificationId, NotificationConfig>>>;
  readonly timezoneOffset: number | null;
}

/** Shown before a reminder was ever set: every evening, disabled. */
const FIRST_REMINDER: NotificationConfig = {
  time: { hour: REMINDER_HOURS.evening, minute: 0 },
  days: [true, true, true, true, true, true, true],
  enabled: false,
};

/** The account's daily reminder in local time; undefined before it was ever set. `offset` is the browser's. */
export function storedDaily(
  { configs: { daily }, timezoneOffset }: StoredReminders,
  offset: number,
): NotificationConfig | undefined {
  return daily && toLocal(daily, timezoneOffset ?? offset);
}

/**
 * The daily reminder in local time as it is shown. A choice that the account does not have yet comes before what it has:
 * "none" disables it, another replaces it. While it is off on all days, the days are proposed on which the person sits down to a
 * programme.
 */
export function shownDaily(
  stored: StoredReminders,
  choice: ReminderChoice | undefined,
  offset: number,
  sittingDays?: SittingDays,
): NotificationConfig {
  const known = storedDaily(stored, offset) ?? FIRST_REMINDER;
  const isUnset = !known.enabled && known.days.every(Boolean);
  const daily = isUnset && sittingDays !== undefined ? { ...known, days: asWeekdays(sittingDays) } : known;
  if (choice === undefined) return daily;
  const chosen = reminderOfChoice(choice, offset);
  return chosen === undefined ? { ...daily, enabled: false } : toLocal(chosen, offset);
}

/** A local reminder as the account stores it. */
export function toStored(
  local: NotificationConfig,
  { timezoneOffset }: StoredReminders,
  offset: number,
): NotificationConfig {
  return toUtc(local, timezoneOffset ?? offset);
}

/** Whether two reminders in the same time zone are equal. */
export function sameReminder(one: NotificationConfig, other: NotificationConfig): boolean {
  return one.enabled === other.enabled && sameTime(one.time, other.time) && sameDays(one.days, other.days);
}

function sameTime(one: NotificationConfig["time"], other: NotificationConfig["time"]): boolean {
  return one.hour === other.hour && one.minute === other.minute;
}

function sameDays(one: NotificationConfig["days"], other: NotificationConfig["days"]): boolean {
  return one.every((on, weekday) => on === other[weekday]);
}
