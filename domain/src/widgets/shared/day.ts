import type { Language } from "../../catalogue/language.ts";
import { DAY_MS } from "../../time.ts";

/** True for `YYYY-MM-DD` of a day that exists: one that does not, such as 30 February, is parsed as a later one. */
export function isDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** A day in words, such as “11월 27일 금요일”; empty for one that does not exist. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    weekday: "long",
  });
  return isDay(day) ? format.format(Date.parse(day)) : "";
}

/** A day without its year, such as “11월 30일”. */
export function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", month: "long", day: "numeric" }).format(
    Date.parse(day),
  );
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
