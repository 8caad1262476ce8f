import type { Language } from "../catalogue/language.ts";
import {
  HELPLINES,
  type HelplineData,
  type HelplineRegion,
  type HelplineSubject,
  type HelplineWords,
} from "./helplines-data.ts";

/** A helpline in the language of the screen. */
export interface Helpline extends Omit<HelplineData, "words" | "isReleased">, HelplineWords {
  readonly region: HelplineRegion;
}

/** Helplines of other countries, by country: for English readers. */
export const HELPLINE_DIRECTORY = "https://findahelpline.com";

/**
 * The helplines to show in a language, those to call first first. `timeZone` is the browser's, undefined where it is not
 * known. Korean readers get Korea's lines wherever they are, and one more where they are abroad. English readers get
 * those of the place they are in first: Korea, the United States or the United Kingdom, else what works elsewhere.
 */
export function helplinesFor(language: Language, timeZone: string | undefined): readonly Helpline[] {
  return regionsOf(language, placeOf(timeZone)).flatMap((region) =>
    HELPLINES[region].flatMap(({ words, isReleased, ...line }) => {
      const inLanguage = words[language];
      return inLanguage === undefined || isReleased === false ? [] : [{ region, ...line, ...inLanguage }];
    }),
  );
}

function regionsOf(language: Language, place: Place): readonly HelplineRegion[] {
  if (language === "ko") return place === "korea" || place === "unknown" ? ["korea"] : ["korea", "abroad"];
  if (place === "unknown" || place === "korea") return ["korea", "us", "uk", "world"];
  if (place === "us") return ["us", "uk", "korea", "world"];
  return place === "uk" ? ["uk", "us", "korea", "world"] : ["world", "us", "uk", "korea"];
}

type Place = "korea" | "us" | "uk" | "elsewhere" | "unknown";

/** The place that a name of the IANA time zone database stands for. Browsers that hide it say UTC. */
function placeOf(timeZone: string | undefined): Place {
  if (timeZone === undefined || /^(Etc\/.*|UTC|GMT|)$/.test(timeZone)) return "unknown";
  if (timeZone === "Asia/Seoul" || timeZone === "ROK") return "korea";
  if (ZONES_OF_UK.test(timeZone)) return "uk";
  return ZONES_OF_US.test(timeZone) ? "us" : "elsewhere";
}

const ZONES_OF_UK = /^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB|GB-Eire)$/;

const ZONES_OF_US =
  /^(US\/|America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Indiana|Kentucky|North_Dakota)|Pacific\/Honolulu)/;

/** Helplines under one heading of the help page. */
export interface HelplineGroup {
  /** What the lines of the first region are for; the region for all others. */
  readonly title: HelplineSubject | HelplineRegion;
  readonly lines: readonly Helpline[];
}

/** Helplines in groups: those of the first region by what they are for, then each other region's. */
export function helplineGroups(lines: readonly Helpline[]): readonly HelplineGroup[] {
  const groups = new Map<HelplineGroup["title"], Helpline[]>();
  for (const line of lines) {
    const isHome = line.region === lines[0]?.region && line.region !== "world";
    const title = isHome ? line.subject : line.region;
    groups.set(title, [...(groups.get(title) ?? []), line]);
  }
  return [...groups].map(([title, grouped]) => ({ title, lines: grouped }));
}

/** The earliest day on which one of these lines was checked by the service's own site; undefined where none was. */
export function checkedSince(lines: readonly Helpline[]): string | undefined {
  return lines
    .flatMap(({ checkedOn }) => checkedOn ?? [])
    .sort()
    .at(0);
}

/** A number as links dial it. */
export function dialled(number: string): string {
  return number.replaceAll(/[- ]/g, "");
}
