import type { Language } from "../catalogue/localized.ts";

/** A helpline, named in the language of the screen. */
export interface Helpline {
  readonly country: Country;
  readonly number: string;
  readonly name: string;
  readonly hours: string;
  /** Day on which the number was last checked, `YYYY-MM-DD`; check them again before each launch (docs/launch-checklist.md). */
  readonly checked: string;
}

type Country = "korea" | "us";

interface Line {
  readonly number: string;
  readonly checked: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Where it differs from `HOURS`. */
  readonly hours?: Readonly<Record<Language, string>>;
}

const HOURS = { ko: "24시간", en: "24 hours" };

const LINES: Readonly<Record<Country, readonly Line[]>> = {
  korea: [
    {
      number: "109",
      checked: "2026-11-21",
      name: { ko: "자살예방 상담전화", en: "Suicide prevention line (Korea)" },
    },
    {
      number: "1577-0199",
      checked: "2026-11-21",
      name: { ko: "정신건강 위기상담전화", en: "Mental health crisis line (Korea)" },
    },
    { number: "119", checked: "2026-11-21", name: { ko: "응급 구조", en: "Ambulance (Korea)" } },
    { number: "112", checked: "2026-11-21", name: { ko: "경찰", en: "Police (Korea)" } },
    {
      number: "1366",
      checked: "2026-11-23",
      name: { ko: "여성긴급전화 (가정폭력, 성폭력)", en: "Women’s emergency line, violence (Korea)" },
    },
  ],
  us: [
    {
      number: "988",
      checked: "2026-11-21",
      name: { ko: "자살·위기 상담전화 (미국)", en: "Suicide & Crisis Lifeline (US)" },
      hours: { ko: "24시간", en: "24 hours, call or text" },
    },
    {
      number: "911",
      checked: "2026-11-21",
      name: { ko: "응급 구조와 경찰 (미국)", en: "Emergency services (US)" },
    },
    {
      number: "1-800-799-7233",
      checked: "2026-11-23",
      name: { ko: "가정폭력 상담전화 (미국)", en: "Domestic Violence Hotline (US)" },
    },
  ],
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
  const other: Country = country === "us" ? "korea" : "us";
  return [country, other].flatMap((country) =>
    LINES[country].map(({ number, checked, name, hours = HOURS }) => ({
      country,
      number,
      checked,
      name: name[language],
      hours: hours[language],
    })),
  );
}

function countryOf(timeZone: string | undefined): Country | undefined {
  if (timeZone === undefined) return undefined;
  if (timeZone === "Asia/Seoul" || timeZone === "ROK") return "korea";
  return ZONES_OF_US.test(timeZone) ? "us" : undefined;
}
