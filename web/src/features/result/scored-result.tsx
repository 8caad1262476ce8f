import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { localJson } from "../../platform/storage.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { CareCard } from "./care-card.tsx";
import { VoiceCard } from "./character-card.tsx";
import { formatDay } from "./format.ts";
import { ProgrammeCard } from "./programme-card.tsx";
import { loudestFirst, type Mood, moodOf, type Voice, voicesOf } from "./reading.ts";
import styles from "./result.module.css";
import { ResultFrame } from "./result-frame.tsx";
import { POSES, ScoreGraph } from "./score-graph.tsx";

const Tutorial = lazy(() => import("./tutorial.tsx"));

/** Set once the way to read the graph was shown in this browser. */
const TUTORIAL_SEEN = "resultTutorialSeen";

interface ScoredResultProps {
  readonly response: AssessmentResponse;
  readonly grades: Grades;
}

/** A response with its five grades. */
export function ScoredResult({ response, grades }: ScoredResultProps) {
  const voices = voicesOf(grades);
  const sorted = loudestFirst(voices);
  const mood = moodOf(voices);
  const [loudest] = sorted;
  if (loudest === undefined) return null;
  return (
    <ResultFrame tone={mood === "calm" ? "mindle" : toneOf(loudest.character)} wide>
      {mood === "care" && <CareCard />}
      <Headline response={response} mood={mood} loudest={loudest} />
      <Graph voices={voices} mood={mood} />
      <Cards voices={sorted} chosen={response.answers.character.value} />
      <ProgrammeCard character={loudest.character} responseId={response._id} quiet={mood === "care"} />
      <Again />
    </ResultFrame>
  );
}

function Headline(props: {
  readonly response: AssessmentResponse;
  readonly mood: Mood;
  readonly loudest: Voice;
}) {
  const { t } = useTranslation("result");
  const language = useLanguage();
  const { response, mood, loudest } = props;
  const nickname = response.answers.nickname.value.trim() || DEFAULT_NICKNAME;
  // Where the care card leads, its title is the heading of the page.
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
        <p className={styles.about}>{t("about")}</p>
        <p className={styles.date}>{t("date", { date: formatDay(response.submittedAt, language) })}</p>
      </div>
    </div>
  );
}

/** The graph and, once and by itself only where nothing more important leads the page, how to read it. */
function Graph({ voices, mood }: { readonly voices: readonly Voice[]; readonly mood: Mood }) {
  const { t } = useTranslation("result");
  const [open, setOpen] = useState(() => mood === "look" && localJson.read(TUTORIAL_SEEN) !== true);
  const [wanted, setWanted] = useState(open);
  const close = () => {
    setOpen(false);
    localJson.write(TUTORIAL_SEEN, true);
  };
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <section className={styles.sheet}>
      <h2>{t("graph.title")}</h2>
      <p className={styles.lead}>{t("graph.lead")}</p>
      <ScoreGraph voices={voices} />
      <div className={styles.how}>
        <Button variant="quiet" onClick={show}>
          {t("graph.how")}
        </Button>
      </div>
      {wanted && (
        <Suspense>
          <Tutorial open={open} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function Cards(props: { readonly voices: readonly Voice[]; readonly chosen: readonly string[] }) {
  const { t } = useTranslation("result");
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

function Again() {
  const { t } = useTranslation("result");
  return (
    <div className={styles.again}>
      <LinkButton to="/schema/nickname" variant="quiet">
        {t("again")}
      </LinkButton>
    </div>
  );
}
