import type { Stage } from "@mindle/domain/assessment/stages";
import type { ReactNode, SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { KEPT_FIELDS } from "../../platform/storage/storage.ts";
import { LivingFigure } from "../../shell/companion/living-figure.tsx";
import { Header } from "../../shell/header.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ProgressBar } from "../../ui/layout/progress-bar.tsx";
import type { PageTone } from "../../ui/tone.ts";
import styles from "./assessment.module.css";
import journey from "./journey-header.module.css";
import { answeredOn, journeyProgress, questionsOn } from "./progress.ts";
import { companionOf, type WizardAnswers } from "./wizard-answers.ts";

interface StageFrameProps {
  readonly stage: Stage;
  readonly answers: WizardAnswers;
  readonly tone: PageTone;
  readonly title: string;
  readonly backTo: string;
  readonly canContinue: boolean;
  onContinue(): Promise<void>;
  readonly children: ReactNode;
}

/** Frame of every stage: back link, progress, title, Continue. */
export function StageFrame(props: StageFrameProps) {
  const { stage, answers, tone, title, backTo, canContinue, onContinue, children } = props;
  const { t } = useTranslation(["assessment", "common"]);
  const isLast = stage === "preparing";

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLast) void onContinue();
  };

  return (
    <Page tone={tone} top={<Header back={isLast ? undefined : backTo} account={false} />}>
      <div className={styles.stage} data-without-child={WITHOUT_CHILD.includes(stage) || undefined}>
        {!isLast && <JourneyHeader stage={stage} answers={answers} />}
        <form
          className={styles.form}
          data-centred={CENTRED.includes(stage) || undefined}
          onSubmit={submit}
          noValidate
          {...{ [KEPT_FIELDS]: "" }}
        >
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {hasHint(stage) && <p className={styles.hint}>{t(`hints.${stage}`)}</p>}
          </header>
          <div className={styles.content} data-bind={ANSWERED.includes(stage) ? stage : undefined}>
            {children}
          </div>
          {!isLast && (
            <div className={styles.action}>
              {/* Enter and a press say what is missing. */}
              <Button type="submit" block aria-disabled={!canContinue}>
                {t("continue")}
              </Button>
            </div>
          )}
        </form>
      </div>
    </Page>
  );
}

/** Screens without a question speak from their middle. */
const CENTRED: readonly Stage[] = ["almost", "preparing"];

/** Stages on which no companion is shown: the title takes its page of the open book. */
const WITHOUT_CHILD: readonly Stage[] = ["email", "character", "graph"];

/** Stages on which the companion reacts to each answer; by the slider of stress it goes by the number itself. */
const ANSWERED: readonly Stage[] = ["nickname", "question1", "question2", "notification"];

const HINTED = [
  "email",
  "character",
  "question1",
  "question2",
  "notification",
] as const satisfies readonly Stage[];

function hasHint(stage: Stage): stage is (typeof HINTED)[number] {
  return HINTED.some((hinted) => hinted === stage);
}

interface JourneyHeaderProps {
  readonly stage: Stage;
  readonly answers: WizardAnswers;
}

/** The progress of the assessment. On question stages it stays in view, with the count and a figure that listens, and nods at each answer. */
function JourneyHeader({ stage, answers }: JourneyHeaderProps) {
  const { t } = useTranslation("assessment");
  const bar = <ProgressBar value={journeyProgress(stage, answers)} label={t("journey")} />;
  const all = questionsOn(stage).length;
  if (all === 0) return <div className={journey.journey}>{bar}</div>;
  const done = answeredOn(stage, answers);
  return (
    <div className={journey.pinned}>
      <span className={journey.companion}>
        <LivingFigure
          figure={companionOf(answers)}
          pose={done === all ? "done" : "listening"}
          mood={done === all ? "proud" : "listen"}
        />
      </span>
      <div className={journey.progress}>
        {bar}
        <p className={journey.count} aria-live="polite">
          {t("questions.count", { done, all })}
        </p>
      </div>
    </div>
  );
}
