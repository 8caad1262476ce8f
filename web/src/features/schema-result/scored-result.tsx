import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localJson } from "../../platform/storage.ts";
import { storedFlag } from "../../platform/stored-value.ts";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { About } from "./about.tsx";
import { CareCard } from "./care-card.tsx";
import { ScoredCharacterCard } from "./character-card.tsx";
import {
  byHighestGrade,
  type CharacterScore,
  characterScores,
  type Urgency,
  urgencyOf,
} from "./character-scores.ts";
import { partsOfDay } from "./format.ts";
import { PictureButton } from "./picture-button.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import styles from "./result.module.css";
import { ResultFrame } from "./result-frame.tsx";
import { POSES, ScoreGraph } from "./score-graph.tsx";

/** True once the tutorial was shown in this browser. */
export const tutorialSeen = storedFlag("resultTutorialSeen", localJson);

const loadTutorial = () => import("./tutorial.tsx");

interface ScoredResultProps {
  readonly response: AssessmentResponse;
  readonly grades: Grades;
}

/** Result of a response with grades. */
export function ScoredResult({ response, grades }: ScoredResultProps) {
  const { t } = useTranslation("schema-result");
  const scores = useMemo(() => characterScores(grades), [grades]);
  const sorted = byHighestGrade(scores);
  const urgency = urgencyOf(scores);
  const [highest] = sorted;
  if (highest === undefined) return null;
  return (
    <ResultFrame tone={urgency === "calm" ? "mindle" : toneOf(highest.character)} wide>
      {urgency === "care" && <CareCard />}
      <Headline response={response} urgency={urgency} highest={highest} />
      <Graph response={response} scores={scores} urgency={urgency} />
      <Cards scores={sorted} chosen={response.answers.character.value} />
      <ProgrammeCard character={highest.character} responseId={response._id} quiet={urgency === "care"} />
      <div className={styles.again}>
        {urgency === "care" && <PictureButton quiet response={response} scores={scores} />}
        <LinkButton to="/schema/nickname" variant="quiet">
          {t("again")}
        </LinkButton>
      </div>
    </ResultFrame>
  );
}

function Headline(props: {
  readonly response: AssessmentResponse;
  readonly urgency: Urgency;
  readonly highest: CharacterScore;
}) {
  const { t } = useTranslation("schema-result");
  const { response, urgency, highest } = props;
  const nickname = response.answers.nickname.value.trim() || DEFAULT_NICKNAME;
  // With a care card, its title is the page's heading.
  const Heading = urgency === "care" ? "h2" : "h1";
  return (
    <div className={styles.headline}>
      {urgency === "calm" ? (
        <CharacterArt character="Mindle" pose="done" size={176} />
      ) : (
        <CharacterArt character={highest.character} pose={POSES[highest.band]} size={176} />
      )}
      <div>
        <p className={styles.greeting}>{t("greeting", { nickname })}</p>
        <Heading className={styles.title}>
          {urgency === "calm"
            ? t("headline.calm")
            : t("headline.loud", { name: t(`names.${highest.character}`) })}
        </Heading>
        <About />
        <p className={styles.date}>{t("date", { date: t("day", partsOfDay(response.submittedAt)) })}</p>
      </div>
    </div>
  );
}

/** The graph with its tutorial, which opens by itself once, and not on a result with a care card. */
function Graph(props: {
  readonly response: AssessmentResponse;
  readonly scores: readonly CharacterScore[];
  readonly urgency: Urgency;
}) {
  const { t } = useTranslation("schema-result");
  const { response, scores, urgency } = props;
  const { Component, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(loadTutorial);
  const introduce = useEffectEvent(() => {
    if (urgency === "look" && !tutorialSeen.read()) void open();
  });
  useEffect(() => introduce(), []);
  const finish = () => {
    close();
    tutorialSeen.write(true);
  };
  return (
    <section className={styles.sheet}>
      <h2>{t("graph.title")}</h2>
      <p className={styles.lead}>{t("graph.lead")}</p>
      <ScoreGraph scores={scores} />
      <div className={styles.how}>
        <Button variant="quiet" loading={isLoading} onClick={() => void open()}>
          {t("graph.how")}
        </Button>
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            {t("unavailable")}
          </p>
        )}
        {urgency !== "care" && <PictureButton quiet={false} response={response} scores={scores} />}
      </div>
      {Component !== undefined && <Component open={isOpen} onClose={finish} />}
    </section>
  );
}

function Cards(props: { readonly scores: readonly CharacterScore[]; readonly chosen: readonly string[] }) {
  const { t } = useTranslation("schema-result");
  return (
    <section className={styles.cardsSection}>
      <h2>{t("cards.title")}</h2>
      <div className={styles.cards}>
        {props.scores.map((score) => (
          <ScoredCharacterCard
            key={score.character}
            score={score}
            chosen={props.chosen.includes(score.character)}
          />
        ))}
      </div>
    </section>
  );
}
