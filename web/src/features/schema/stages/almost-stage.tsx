import { useTranslation } from "react-i18next";
import { Breath } from "../breath.tsx";
import { companionOf } from "../companion.ts";
import type { StageProps } from "../stage-props.ts";

/** Pause between the two halves. */
export function AlmostStage({ answers }: StageProps) {
  const { t } = useTranslation("schema");
  return <Breath figure={companionOf(answers)} pose="done" text={t("almost.text")} />;
}
