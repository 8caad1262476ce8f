import type { Language } from "@mindle/domain/catalogue/language";
import type { Weekdays } from "@mindle/domain/reminders/config";
import type { TimeOfDay } from "@mindle/domain/reminders/time-of-day";
import { DAY_MS, HOUR_MS } from "@mindle/domain/time";

/** A time in two parts, in the order of the language: `오후` and `9:30`, or `9:30` and `PM`. */
interface TimePart {
  readonly kind: "clock" | "period";
  readonly text: string;
}

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);

/** The time on a 12-hour clock. */
export function timeParts({ hour, minute }: TimeOfDay, language: Language): readonly TimePart[] {
  const format = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  });
  const parts = format.formatToParts(SUNDAY + hour * HOUR_MS + minute * 60_000);
  const clock = parts.flatMap(({ type, value }) => (type === "hour" || type === "minute" ? [value] : []));
  const period = parts.find(({ type }) => type === "dayPeriod")?.value ?? "";
  const both: readonly TimePart[] = [
    { kind: "period", text: period },
    { kind: "clock", text: clock.join(":") },
  ];
  return parts.at(0)?.type === "dayPeriod" ? both : both.toReversed();
}

/** The time in a sentence: `오후 9:30`, `9:30 PM`; stays on one line. */
export function timeInWords(time: TimeOfDay, language: Language): string {
  return timeParts(time, language)
    .map(({ text }) => text)
    .join("\u00a0");
}

/** Names of the weekdays, Sunday first. */
export function weekdayNames(
  language: Language,
): readonly { readonly name: string; readonly short: string }[] {
  const named = (weekday: "long" | "short") =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  const [long, short] = [named("long"), named("short")];
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = SUNDAY + weekday * DAY_MS;
    return { name: long.format(day), short: short.format(day) };
  });
}

/** A set of weekdays that has a name of its own. */
export function nameOfDays(days: Weekdays): "day" | "weekday" | "weekend" | undefined {
  const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = days;
  const week = [monday, tuesday, wednesday, thursday, friday];
  const ends = [sunday, saturday];
  if (week.every(Boolean) && ends.every(Boolean)) return "day";
  if (week.every(Boolean) && !ends.some(Boolean)) return "weekday";
  return !week.some(Boolean) && ends.every(Boolean) ? "weekend" : undefined;
}

/** The chosen days in a sentence: `월·수·금요일`, `on Mon, Wed and Fri`. */
export function daysInWords(days: Weekdays, language: Language): string {
  const chosen = weekdayNames(language).filter((_, weekday) => days[weekday] === true);
  if (language === "ko") return `${chosen.map(({ short }) => short).join("·")}요일`;
  const names = chosen.map(({ name, short }) => (chosen.length === 1 ? name : short));
  return `on ${new Intl.ListFormat(language, { type: "conjunction" }).format(names)}`;
}

/** A day by the device's clock: `11월 30일 월요일`, `Monday, November 30`. */
export function dayInWords(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(at);
}

/** A calendar day at UTC+9: `12월 27일`, `December 27`. */
export function seoulDate(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "Asia/Seoul" }).format(
    at,
  );
}
