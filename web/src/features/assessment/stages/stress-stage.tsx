import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Slider } from "../../../ui/fields/slider.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import type { Pose } from "../../../ui/pictures/characters/parts.tsx";
import { companionOf } from "../wizard-answers.ts";
import { type StageProps, useShakeOnInvalid } from "./stage-props.ts";
import styles from "./stress-stage.module.css";

/** Stress slider, 0 to 10; the figure above it feels with the answer. */
export default function StressStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation("assessment");
  const slider = useShakeOnInvalid<HTMLDivElement>(refusals);
  const { stress } = answers;
  const size: CSSProperties & { readonly "--stress": number } = { "--stress": Math.max(0, stress) };
  return (
    <div ref={slider} className={styles.stress}>
      <div className={styles.figure} style={size} data-pose={poseOf(stress)} aria-hidden="true">
        <CharacterArt character={companionOf(answers)} pose={poseOf(stress)} size={136} />
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

function poseOf(stress: number): Pose {
  if (stress >= WORRIED) return "worried";
  return stress >= UNEASY || stress < 0 ? "waving" : "done";
}
