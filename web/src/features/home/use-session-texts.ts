import { useTranslation } from "react-i18next";
import { numberWord } from "../../platform/i18n/counts.ts";

/** What is said of sessions, with numbers as words where the language has them. */
export function useSessionTexts() {
  const { t } = useTranslation("home");
  const words = t("numbers", { returnObjects: true });
  const ordinals = t("ordinals", { returnObjects: true });
  return {
    today: (session: number) =>
      t("today", { ordinal: ordinals[session - 1] ?? t("ordinal", { number: session }), number: session }),
    /** How many times, such as `두 번`. */
    times: (count: number) =>
      count === 0 ? t("noTimes") : t("times", { count, number: numberWord(words, count) }),
    waiting: (count: number) => t("waiting", { count, number: numberWord(words, count) }),
  };
}
