import { useTranslation } from "react-i18next";
import { Breath } from "../breath.tsx";

/** Pause between the two halves. */
export function AlmostStage() {
  const { t } = useTranslation("schema");
  return <Breath pose="waving" text={t("almost.text")} />;
}
