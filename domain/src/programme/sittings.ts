import type { Weekdays } from "../reminders/config.ts";
import { seoulDaysBetween, seoulWeekday } from "../time.ts";

/** Ids of the weekdays as programmes ask for them, Sunday first. */
export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** The days of the week on which a person sits down to a programme, at least one, in the order of the week. */
export type SittingDays = (typeof WEEKDAYS)[number][];

/** As reminders have them. */
export function asWeekdays(days: SittingDays): Weekdays {
  const on = (weekday: number) => days.some((day) => WEEKDAYS.indexOf(day) === weekday);
  return [on(0), on(1), on(2), on(3), on(4), on(5), on(6)];
}

/** All days on which one of these programmes is sat down to; undefined where none was chosen. */
export function allSittingDays(
  programmes: readonly { readonly sittingDays?: SittingDays | undefined }[],
): SittingDays | undefined {
  const chosen = programmes.flatMap((programme) => programme.sittingDays ?? []);
  return chosen.length === 0 ? undefined : WEEKDAYS.filter((day) => chosen.includes(day));
}

/** The day of the next sitting. */
export interface NextSitting {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 is today. */
  readonly inDays: number;
}

/**
 * The next of these days at `now`, by the calendar at UTC+9: today, or a later one where a step was finished today already. Never one
 * that has passed.
 */
export function nextSitting(days: SittingDays, now: number, finishedAt: number | undefined): NextSitting {
  const isDoneToday = finishedAt !== undefined && seoulDaysBetween(finishedAt, now) <= 0;
  const today = seoulWeekday(now);
  const from = isDoneToday ? 1 : 0;
  const ahead = Array.from(WEEKDAYS, (_, day) => from + day);
  const on = asWeekdays(days);
  const inDays = ahead.find((day) => on[(today + day) % 7] === true) ?? from;
  return { weekday: (today + inDays) % 7, inDays };
}

/** A session has two sittings, of two or three steps. */
const SITTINGS_A_SESSION = 2;

/**
 * How many sessions have begun by the days that were chosen, when the first sitting was on the day on which the programme opened. Days
 * are those at UTC+9.
 */
export function sessionsBySittings(days: SittingDays, openedAt: number, now: number): number {
  const passed = Math.max(0, seoulDaysBetween(openedAt, now));
  const opened = seoulWeekday(openedAt);
  const on = asWeekdays(days);
  const sittings = Array.from({ length: passed }, (_, day) => on[(opened + day + 1) % 7] === true);
  return 1 + Math.floor(sittings.filter(Boolean).length / SITTINGS_A_SESSION);
}
