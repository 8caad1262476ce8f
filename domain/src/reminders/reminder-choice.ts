import { type NotificationConfig, TIMEZONE_OFFSET, toUtc } from "./config.ts";

/** When a daily reminder is wanted, as the assessment asks. */
export const REMINDER_CHOICES = ["morning", "evening", "none"] as const;

export type ReminderChoice = (typeof REMINDER_CHOICES)[number];

/** Local hour of each reminder. */
export const REMINDER_HOURS = { morning: 9, evening: 21 } as const;

/** The daily reminder of a choice in UTC, for a time zone as `Date.getTimezoneOffset()` gives it; none for "none". */
export function reminderOfChoice(
  choice: ReminderChoice,
  timezoneOffset: number,
): NotificationConfig | undefined {
  if (choice === "none") return undefined;
  const local: NotificationConfig = {
    time: { hour: REMINDER_HOURS[choice], minute: 0 },
    days: [true, true, true, true, true, true, true],
    enabled: true,
  };
  return toUtc(local, timezoneOffset);
}

/** The nearest offset that can be stored. */
export function storableOffset(timezoneOffset: number): number {
  const { min, max, step } = TIMEZONE_OFFSET;
  return Math.min(max, Math.max(min, Math.round(timezoneOffset / step) * step)) + 0;
}
