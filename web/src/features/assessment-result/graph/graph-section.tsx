import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import type { CareLevel, CharacterScore } from "@mindle/domain/assessment/character-scores";
import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLazyOverlay } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { PictureButton } from "../picture/picture-button.tsx";
import styles from "../result.module.css";
import { useLazySection } from "../result-frame.tsx";
import { ScoreGraph } from "./score-graph.tsx";
import stressStyles from "./stress-answer.module.css";

/** Texts of what is loaded later. */
const DETAILS = ["assessment-result-details"] as const;

const loadTutorial = () => import("./tutorial.tsx");
const loadIntroduction = () => import("./introduction.tsx");

interface GraphSectionProps {
  readonly response: AssessmentResponse;
  readonly scores: readonly CharacterScore[];
  readonly level: CareLevel;
  /** Shown below the graph. */
  readonly stress: number | undefined;
  /** Whether the numbers wait behind a button. */
  readonly isFolded: boolean;
  /** Whether the graph explains itself once it has been looked at. */
  readonly introduces: boolean;
}

/** The graph with its explanation, the stress answer and the picture. */
export function GraphSection(props: GraphSectionProps) {
  const { response, scores, level, stress, isFolded, introduces } = props;
  const { t } = useTranslation("assessment-result");
  const { Component, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(loadTutorial, DETAILS);
  const graph = useRef<HTMLDivElement>(null);
  const Introduction = useLazySection(loadIntroduction);
  const numbers = (
    <div ref={graph}>
      <h2>{t("graph.title")}</h2>
      <p className={styles.lead}>{t("graph.lead")}</p>
      <ScoreGraph scores={scores} level={level} />
    </div>
  );
  const how = (
    <div className={styles.how}>
      <Button variant="quiet" loading={isLoading} onClick={() => void open()}>
        {t("graph.how")}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t("unavailable")}
        </p>
      )}
      {!isFolded && <PictureButton variant="secondary" response={response} scores={scores} />}
    </div>
  );
  return (
    <section className={styles.sheet}>
      {isFolded ? (
        <>
          {stress !== undefined && <StressAnswer stress={stress} />}
          <details className={styles.fold}>
            <summary>{t("graph.show")}</summary>
            {numbers}
            {how}
          </details>
        </>
      ) : (
        <>
          {numbers}
          {stress !== undefined && <StressAnswer stress={stress} as="h3" />}
          {how}
        </>
      )}
      {introduces && Introduction !== undefined && <Introduction graph={graph} explain={open} />}
      {Component !== undefined && <Component open={isOpen} onClose={close} />}
    </section>
  );
}

interface StressAnswerProps {
  readonly stress: number;
  /** `h3` below the heading of the graph. */
  readonly as?: "h2" | "h3";
}

/** The stress of the past week as it was answered, on a scale of dots. */
export function StressAnswer({ stress, as: Heading = "h2" }: StressAnswerProps) {
  const { t } = useTranslation("assessment-result");
  return (
    <div className={stressStyles.stress}>
      <Heading className={stressStyles.title}>{t("stress.title")}</Heading>
      <p className={stressStyles.answer}>{t("stress.answer", { stress })}</p>
      <span className={stressStyles.dots} aria-hidden="true">
        {Array.from({ length: STRESS_MAX }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change places
          <i key={index} data-on={index < stress} />
        ))}
      </span>
    </div>
  );
}
