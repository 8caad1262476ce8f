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
