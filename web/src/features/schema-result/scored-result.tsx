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
import { VoiceCard } from "./character-card.tsx";
import { partsOfDay } from "./format.ts";
import { PictureButton } from "./picture-button.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import { loudestFirst, type Mood, moodOf, type Voice, voicesOf } from "./reading.ts";
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
  const voices = useMemo(() => voicesOf(grades), [grades]);
  const sorted = loudestFirst(voices);
  const mood = moodOf(voices);
  const [loudest] = sorted;
  if (loudest === undefined) return null;
  return (
    <ResultFrame tone={mood === "calm" ? "mindle" : toneOf(loudest.character)} wide>
      {mood === "care" && <CareCard />}
      <Headline response={response} mood={mood} loudest={loudest} />
      <Graph response={response} voices={voices} mood={mood} />
      <Cards voices={sorted} chosen={response.answers.character.value} />
      <ProgrammeCard character={loudest.character} responseId={response._id} quiet={mood === "care"} />
      <div className={styles.again}>
        {mood === "care" && <PictureButton quiet response={response} voices={voices} />}
        <LinkButton to="/schema/nickname" variant="quiet">
          {t("again")}
        </LinkButton>
      </div>
    </ResultFrame>
  );
}

function Headline(props: {
  readonly response: AssessmentResponse;
  readonly mood: Mood;
  readonly loudest: Voice;
}) {
  const { t } = useTranslation("schema-result");
  const { response, mood, loudest } = props;
  const nickname = response.answers.nickname.value.trim() || DEFAULT_NICKNAME;
  // With a care card, its title is the page's heading.
  const Heading = mood === "care" ? "h2" : "h1";
  return (
    <div className={styles.headline}>
      {mood === "calm" ? (
        <CharacterArt character="Mindle" pose="done" size={176} />
      ) : (
        <CharacterArt character={loudest.character} pose={POSES[loudest.band]} size={176} />
      )}
      <div>
        <p className={styles.greeting}>{t("greeting", { nickname })}</p>
        <Heading className={styles.title}>
          {mood === "calm"
            ? t("headline.calm")
            : t("headline.loud", { name: t(`names.${loudest.character}`) })}
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
  readonly voices: readonly Voice[];
  readonly mood: Mood;
}) {
  const { t } = useTranslation("schema-result");
  const { response, voices, mood } = props;
  const { Component, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(loadTutorial);
  const introduce = useEffectEvent(() => {
    if (mood === "look" && !tutorialSeen.read()) void open();
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
      <ScoreGraph voices={voices} />
      <div className={styles.how}>
        <Button variant="quiet" loading={isLoading} onClick={() => void open()}>
          {t("graph.how")}
        </Button>
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            {t("unavailable")}
          </p>
        )}
        {mood !== "care" && <PictureButton quiet={false} response={response} voices={voices} />}
      </div>
      {Component !== undefined && <Component open={isOpen} onClose={finish} />}
    </section>
  );
}

function Cards(props: { readonly voices: readonly Voice[]; readonly chosen: readonly string[] }) {
  const { t } = useTranslation("schema-result");
  return (
    <section className={styles.cardsSection}>
      <h2>{t("cards.title")}</h2>
      <div className={styles.cards}>
        {props.voices.map((voice) => (
          <VoiceCard key={voice.character} voice={voice} chosen={props.chosen.includes(voice.character)} />
        ))}
      </div>
    </section>
  );
}
