import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { numberWord } from "../../../platform/i18n/counts.ts";

/** What is said of a session, with its number as a word where the language has one. */
export function useSessionTexts() {
  const { t } = useTranslation("program-schedule");
  const ordinals = t("ordinals", { returnObjects: true });
  const words = t("numbers", { returnObjects: true });
  const place = (number: number) => ({
    number,
    ordinal: ordinals[number - 1] ?? t("ordinal", { number }),
  });
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
        finished: numberWord(words, finishedSteps),
        total: numberWord(words, totalSteps),
      });
      if (laterSteps === 0) return needed;
      return t("progress.later", { needed, later: numberWord(words, laterSteps) });
    },
  };
}
