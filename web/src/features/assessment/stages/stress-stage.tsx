import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { LivingFigure } from "../../../shell/companion/living-figure.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import type { Pose } from "../../../ui/pictures/characters/parts.tsx";
import { companionOf } from "../wizard-answers.ts";
import { type StageProps, useShakeOnInvalid } from "./stage-props.ts";
import styles from "./stress-stage.module.css";

/** Stress slider, 0 to 10; the figure above it grows small with the answer. */
export default function StressStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation("assessment");
  const slider = useShakeOnInvalid<HTMLDivElement>(refusals);
  const { stress } = answers;
  const small: CSSProperties & { readonly "--slide": number } = {
    "--slide": Math.max(0, stress) / STRESS_MAX,
  };
  return (
    <div ref={slider} className={styles.stress}>
      <div className={styles.figure} style={small} data-pose={poseOf(stress)}>
        <LivingFigure figure={companionOf(answers)} pose={poseOf(stress)} mood={MOODS[poseOf(stress)]} />
      </div>
      <div className={styles.sheet}>
        <Slider
          label={t("titles.stress")}
          min={0}
          max={STRESS_MAX}
          value={stress}
          onChange={(value) => change({ stress: value })}
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
    </div>
  );
}

/** Lowest answers at which the figure is no longer at ease, and is worried. */
const UNEASY = 3;
const WORRIED = 6;

/** Which part of the figure's life each answer is: `--slide` makes it small. */
const MOODS = { waving: "greet", done: "rest", listening: "small", worried: "small" } as const;

function poseOf(stress: number): Pose {
  if (stress >= WORRIED) return "worried";
  if (stress >= UNEASY) return "listening";
  return stress < 0 ? "waving" : "done";
}
