import type { Stage } from "@mindle/domain/assessment/stages";
import { useTranslation } from "react-i18next";
import { LivingFigure } from "../../shell/companion/living-figure.tsx";
import { ProgressBar } from "../../ui/layout/progress-bar.tsx";
import styles from "./journey-header.module.css";
import { answeredOn, journeyProgress, questionsOn } from "./progress.ts";
import { companionOf, type WizardAnswers } from "./wizard-answers.ts";

interface JourneyHeaderProps {
  readonly stage: Stage;
  readonly answers: WizardAnswers;
}

/** The progress of the assessment. On question stages it stays in view, with the count and a figure that listens, and nods at each answer. */
export function JourneyHeader({ stage, answers }: JourneyHeaderProps) {
  const { t } = useTranslation("assessment");
  const bar = <ProgressBar value={journeyProgress(stage, answers)} label={t("journey")} />;
  const all = questionsOn(stage).length;
  if (all === 0) return <div className={styles.journey}>{bar}</div>;
  const done = answeredOn(stage, answers);
  return (
    <div className={styles.pinned}>
      <span className={styles.companion}>
        <LivingFigure
          figure={companionOf(answers)}
          pose={done === all ? "done" : "listening"}
          mood={done === all ? "proud" : "listen"}
        />
      </span>
      <div className={styles.progress}>
        {bar}
        <p className={styles.count} aria-live="polite">
          {t("questions.count", { done, all })}
        </p>
      </div>
    </div>
  );
}
