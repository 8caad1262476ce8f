import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { QUESTION_COUNT } from "@mindle/domain/assessment/questions";
import type { Stage } from "@mindle/domain/assessment/stages";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import styles from "./assessment.module.css";
import { Breath } from "./breath.tsx";
import { CharacterStage } from "./stages/character-stage.tsx";
import { EmailStage } from "./stages/email-stage.tsx";
import { GraphStage } from "./stages/graph-stage.tsx";
import { NicknameStage } from "./stages/nickname-stage.tsx";
import { NotificationStage } from "./stages/notification-stage.tsx";
import { QuestionsStage } from "./stages/questions-stage.tsx";
import type { StageProps } from "./stages/stage-props.ts";
import { companionOf } from "./wizard-answers.ts";

const importStress = () => loadModule(() => import("./stages/stress-stage.tsx"));
const importPreparing = () => loadModule(() => import("./stages/preparing-stage.tsx"));

const StressStage = lazy(importStress);
const PreparingStage = lazy(importPreparing);

/** Preloads the libraries of later stages. */
async function fetchLaterStages(): Promise<void> {
  try {
    await Promise.all([importStress(), importPreparing()]);
  } catch (error) {
    console.warn("the last stages are not here yet", error);
  }
}

interface StageContentProps extends StageProps {
  readonly stage: Stage;
  /** Beside which the result is prepared. */
  readonly preparing: Figure;
  /** Called by the last stage with whether the answers could not be sent. */
  readonly onFailed: (failed: boolean) => void;
}

/**
 * Content of a stage, below its title. Only the later stages are lazy: the others hydrate together with their frame.
 */
export function StageContent({ stage, preparing, onFailed, ...props }: StageContentProps) {
  useEffect(() => {
    whenIdle(() => void fetchLaterStages());
  }, []);
  switch (stage) {
    case "email":
      return <EmailStage {...props} />;
    case "nickname":
      return <NicknameStage {...props} />;
    case "character":
      return <CharacterStage {...props} />;
    case "landing":
      return <LandingStage />;
    case "question1":
    case "question2":
      return <QuestionsStage half={stage} {...props} />;
    case "almost":
      return <AlmostStage {...props} />;
    case "stress":
      return (
        <Suspense>
          <StressStage {...props} />
        </Suspense>
      );
    case "graph":
      return <GraphStage {...props} />;
    case "notification":
      return <NotificationStage {...props} />;
    case "preparing":
      return (
        <Suspense>
          <PreparingStage figure={preparing} onFailed={onFailed} />
        </Suspense>
      );
  }
}

/** Pause between the two halves. */
function AlmostStage({ answers }: StageProps) {
  const { t } = useTranslation("assessment");
  return (
    <Breath figure={companionOf(answers)} pose="done" text={t("almost.text")}>
      <p className={styles.small}>{t("almost.kept")}</p>
    </Breath>
  );
}

/** An introduction to the questions. */
function LandingStage() {
  const { t } = useTranslation("assessment");
  return (
    <>
      <div className={styles.family} aria-hidden="true">
        {CHARACTERS.map((character) => (
          <CharacterArt key={character} character={character} pose="waving" size={62} />
        ))}
      </div>
      <ul className={styles.points}>
        <li>{t("landing.length", { count: QUESTION_COUNT })}</li>
        <li>{t("landing.honest")}</li>
        <li>{t("landing.pause")}</li>
      </ul>
    </>
  );
}
