import { parseStepId } from "@mindle/domain/programme/step";
import { useTranslation } from "react-i18next";

/** Names a session by its number, or by a step of it. */
export function useSessionName(): (session: number | string) => string {
  const { t } = useTranslation("journal");
  const ordinals = t("ordinals", { returnObjects: true });
  return (session) => {
    const number = typeof session === "number" ? session : (parseStepId(session)?.session ?? 0);
    return t("session", { number, ordinal: ordinals[number - 1] ?? t("ordinal", { number }) });
  };
}
