import type { Stage } from "@mindle/domain/assessment/stages";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "../../ui/layout/progress-bar.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./journey-header.module.css";
import { answeredOn, journeyProgress, questionsOn } from "./progress.ts";
import { companionOf, type WizardAnswers } from "./wizard-answers.ts";

interface JourneyHeaderProps {
  readonly stage: Stage;
  readonly answers: WizardAnswers;
}

/** The progress of the assessment. On question stages it stays in view, with the count and a figure that nods at each answer. */
export function JourneyHeader({ stage, answers }: JourneyHeaderProps) {
  const { t } = useTranslation("assessment");
  const bar = <ProgressBar value={journeyProgress(stage, answers)} label={t("journey")} />;
  const all = questionsOn(stage).length;
  if (all === 0) return <div className={styles.journey}>{bar}</div>;
  const done = answeredOn(stage, answers);
  return (
    <div className={styles.pinned}>
      <span className={styles.companion} data-beat={done === 0 ? undefined : done % 2}>
        <CharacterArt character={companionOf(answers)} pose={done === all ? "done" : "waving"} size={48} />
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
