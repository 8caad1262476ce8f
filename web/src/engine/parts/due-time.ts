import type { Language } from "@mindle/domain/catalogue/language";

/** The hour of a morning at which something is due. */
export const MORNING = 8;

/** Tomorrow morning on the person's own calendar, in milliseconds since the epoch. */
export function tomorrowMorning(now: number): number {
  const due = new Date(now);
  due.setDate(due.getDate() + 1);
  return due.setHours(MORNING, 0, 0, 0);
}

/** The time of day as a clock shows it. */
export function clockTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(time);
}

/** Whether both times are on one day of the person's own calendar. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
