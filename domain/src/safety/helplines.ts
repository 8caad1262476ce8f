import type { Language } from "../catalogue/localized.ts";

/** A helpline, named in the language of the screen. */
export interface Helpline {
  readonly number: string;
  readonly name: string;
  readonly hours: string;
}

/** Date of the last check of the numbers; check them again before each launch (docs/launch-checklist.md). */
export const HELPLINES_CHECKED = "2026-11-21";

type Country = "korea" | "us";

const LINES: Readonly<Record<Country, Readonly<Record<Language, readonly Helpline[]>>>> = {
  korea: {
    ko: [
      { number: "109", name: "자살예방 상담전화", hours: "24시간" },
      { number: "1577-0199", name: "정신건강 위기상담전화", hours: "24시간" },
      { number: "119", name: "응급 구조", hours: "24시간" },
      { number: "112", name: "경찰", hours: "24시간" },
    ],
    en: [
      { number: "109", name: "Suicide prevention line (Korea)", hours: "24 hours" },
      { number: "1577-0199", name: "Mental health crisis line (Korea)", hours: "24 hours" },
      { number: "119", name: "Ambulance (Korea)", hours: "24 hours" },
      { number: "112", name: "Police (Korea)", hours: "24 hours" },
    ],
  },
  us: {
    ko: [
      { number: "988", name: "자살·위기 상담전화 (미국)", hours: "24시간" },
      { number: "911", name: "응급 구조와 경찰 (미국)", hours: "24시간" },
    ],
    en: [
      { number: "988", name: "Suicide & Crisis Lifeline (US)", hours: "24 hours, call or text" },
      { number: "911", name: "Emergency services (US)", hours: "24 hours" },
    ],
  },
};

/** The country whose numbers a language stands for where the time zone names none. */
const COUNTRY_OF: Readonly<Record<Language, Country>> = { ko: "korea", en: "us" };

/** Names of the IANA time zone database. */
const ZONES_OF_US =
  /^(US\/|America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Indiana|Kentucky|North_Dakota)|Pacific\/Honolulu)/;

/**
 * The helplines to show in a language: first those of the country that the browser's time zone is in, else of the language's
 * country, then those of the other one. `timeZone` is undefined where it is not known.
 */
export function helplinesFor(language: Language, timeZone: string | undefined): readonly Helpline[] {
  const country = countryOf(timeZone) ?? COUNTRY_OF[language];
  const other = country === "us" ? "korea" : "us";
  return [...LINES[country][language], ...LINES[other][language]];
}

function countryOf(timeZone: string | undefined): Country | undefined {
  if (timeZone === undefined) return undefined;
  if (timeZone === "Asia/Seoul" || timeZone === "ROK") return "korea";
  return ZONES_OF_US.test(timeZone) ? "us" : undefined;
}
