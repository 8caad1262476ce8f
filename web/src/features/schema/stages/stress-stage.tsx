import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import { useTranslation } from "react-i18next";
import { Slider } from "../../../ui/slider.tsx";
import styles from "../assessment.module.css";
import type { StageProps } from "../stage-props.ts";
import { useRefusal } from "../use-refusal.ts";

/** Stress slider, 0 to 10. */
export default function StressStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation("schema");
  const slider = useRefusal<HTMLDivElement>(refusals);
  return (
    <div ref={slider} className={styles.stress}>
      <Slider
        label={t("titles.stress")}
        min={0}
        max={STRESS_MAX}
        value={answers.stress}
        onChange={(stress) => change({ stress })}
        lowLabel={t("stress.low")}
        highLabel={t("stress.high")}
        unsetLabel={t("stress.unset")}
      />
      {problem?.kind === "stress" && (
        <p role="alert" className={styles.problem}>
          {t("stress.problem")}
        </p>
      )}
    </div>
  );
}
