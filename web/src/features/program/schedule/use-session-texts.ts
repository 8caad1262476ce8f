import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { numberWord, ordinalWord } from "../../../platform/i18n/counts.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";

/** What is said of a session, with its number as a word where the language has one. */
export function useSessionTexts() {
  const { t } = useTranslation("program-schedule");
  const language = useLanguage();
  const word = (count: number) => numberWord(count, language);
  const place = (number: number) => ({ number, ordinal: ordinalWord(number, language) });
  return {
    name: ({ session }: ScheduledSession) => t("session", place(session)),
    /** That it was finished just now. */
    finished: (session: number) => t("finished.session", place(session)),
    /** Where in the programme one is; undefined for the session after the last one. */
    now: (current: ScheduledSession | undefined) =>
      current === undefined ? t("allDone") : t("now", place(current.session)),
    /** Why its steps are paler; undefined for a session that one has come to. */
    waits: ({ session, status, steps }: ScheduledSession) => {
      if (steps.every(({ isLocked }) => isLocked)) return t("waits.locked");
      return status === "not-yet" && session > 1 ? t("waits.later", place(session - 1)) : undefined;
    },
    progress: ({ finishedSteps, totalSteps, laterSteps }: ScheduledSession) => {
      const isAll = finishedSteps === totalSteps;
      const amount = isAll ? "all" : finishedSteps === 0 ? "none" : "some";
      const needed = t(`progress.${amount}`, {
        finished: word(finishedSteps),
        total: word(totalSteps),
      });
      if (laterSteps === 0) return needed;
      return t("progress.later", { needed, later: word(laterSteps) });
    },
  };
}
