import type { Language } from "@mindle/domain/catalogue/language";
import type { PageState } from "@mindle/domain/content/page";
import { isRecord } from "@mindle/domain/text/json";

/**
 * English words a minute of silent reading, non-fiction (meta-analysis, Brysbaert 2019). Readers of other languages
 * take about as long for the same message (ibid.; Trauzettel-Klosinski & Dietz 2012), and our Korean texts have 2.1
 * characters for each English word: so 500 characters a minute, without spaces.
 */
const PER_MINUTE: Readonly<Record<Language, number>> = { ko: 500, en: 238 };

/** How many seconds it takes to read what a page shows now, without answering. */
export function readingSeconds({ components }: PageState, language: Language): number {
  const texts = components.flatMap(({ visible, props }) => (visible ? textsIn(props, language) : []));
  const count = texts.reduce((sum, text) => sum + unitsIn(text, language), 0);
  return Math.round((count / PER_MINUTE[language]) * 60);
}

function textsIn(props: unknown, language: Language): string[] {
  if (Array.isArray(props)) return props.flatMap((item) => textsIn(item, language));
  if (!isRecord(props)) return [];
  const own = props[language];
  if (typeof own === "string") return [own];
  return Object.values(props).flatMap((item) => textsIn(item, language));
}

function unitsIn(text: string, language: Language): number {
  return language === "ko"
    ? text.replace(/\s/g, "").length
    : text.split(/\s+/).filter((word) => word !== "").length;
}
