import type { Language } from "@mindle/domain/catalogue/localized";

const LOCALES: Readonly<Record<Language, string>> = { ko: "ko-KR", en: "en-GB" };

/** A grade with its one decimal, such as "7.0". */
export function formatGrade(grade: number): string {
  return grade.toFixed(1);
}

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9, written out. */
export function formatDay(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Asia/Seoul" }).format(
    instant,
  );
}

/** The same day as YYYY-MM-DD. */
export function isoDay(instant: number): string {
  return new Date(instant + SEOUL_MS).toISOString().slice(0, 10);
}

/** UTC+9, without summer time. */
const SEOUL_MS = 9 * 60 * 60 * 1000;

/** A day given as YYYY-MM-DD, written out. */
export function formatIsoDay(day: string, language: Language): string {
  return formatDay(Date.parse(`${day}T00:00:00+09:00`), language);
}
