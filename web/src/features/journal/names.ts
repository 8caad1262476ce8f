import type { Language } from "@mindle/domain/catalogue/language";
import { parseStepId } from "@mindle/domain/programme/step";
import { useTranslation } from "react-i18next";
import { ordinalWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";

/** Id of the first sheet of a session. */
export function sessionAnchor(session: number): string {
  return `session-${session}`;
}

/** Names a session by its number, or by a step of it. */
export function useSessionName(): (session: number | string) => string {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  return (session) => {
    const number = typeof session === "number" ? session : (parseStepId(session)?.session ?? 0);
    return t("session", { number, ordinal: ordinalWord(number, language) });
  };
}

/** A calendar day, `YYYY-MM-DD`, as people write it: `11월 22일 일요일`, `Sun, November 22`; with its year. */
export function dayWithYear(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
    // A long English one is wider than a small screen in large letters.
    weekday: language === "ko" ? "long" : "short",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The day of an instant at UTC+9 where there is little room: `2026. 11. 22.`, `Nov 22, 2026`: numbers alone would be read in two orders. */
export function mediumDay(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Asia/Seoul" }).format(instant);
}
