import type { Language } from "../catalogue/localized.ts";

/** A helpline. `name` and `hours` are shown as they are, in the language of the country. */
export interface Helpline {
  readonly number: string;
  readonly name: string;
  readonly hours: string;
}

/** Date of the last check of the numbers; check them again before each launch (docs/launch-checklist.md). */
export const HELPLINES_CHECKED = "2026-11-21";

/** Helplines by language: Korea for Korean, the United States for English. */
export const HELPLINES: Readonly<Record<Language, readonly Helpline[]>> = {
  ko: [
    { number: "109", name: "자살예방 상담전화", hours: "24시간" },
    { number: "1577-0199", name: "정신건강 위기상담전화", hours: "24시간" },
    { number: "119", name: "응급 구조", hours: "24시간" },
    { number: "112", name: "경찰", hours: "24시간" },
  ],
  en: [
    { number: "988", name: "Suicide & Crisis Lifeline (US)", hours: "24 hours, call or text" },
    { number: "911", name: "Emergency services (US)", hours: "24 hours" },
    { number: "109", name: "Suicide prevention line (Korea)", hours: "24 hours" },
  ],
};
