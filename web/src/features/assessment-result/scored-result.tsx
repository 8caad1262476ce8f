import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { characterScores } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { spokenIn } from "../../platform/account/spoken-answers.ts";
import { CareCard, CareStrip } from "./care.tsx";
import { GraphSection, StressAnswer } from "./graph/graph-section.tsx";
import { Headline } from "./headline.tsx";
import styles from "./result.module.css";
import { About, ResultFrame, useLazySection } from "./result-frame.tsx";
import { figuresOf, type ResultSubject, subjectOf, toneOfSubject, useTitle } from "./result-subject.ts";
import type { SpokenWordsProps } from "./reveal/spoken-words.tsx";
import { useReveal } from "./reveal/use-reveal.ts";
import { newestShown } from "./shown-results.ts";

const loadDetails = () => import("./details/scored-details.tsx");
const loadWords = () => import("./reveal/spoken-words.tsx");
const loadFirstStep = () => import("./first-step/first-step.tsx");

/** Whose three minutes fit: the one to go on with, else all that are loud, else those that were chosen. */
function stepsOf({ first, loudest }: ResultSubject, chosen: readonly Character[]): readonly Character[] {
  if (first !== undefined) return [first];
  return loudest.length > 0 ? loudest.map(({ character }) => character) : chosen;
}

interface ScoredResultProps {
  readonly response: AssessmentResponse;
  readonly grades: Grades;
}

/** Result of a response with grades. */
export function ScoredResult({ response, grades }: ScoredResultProps) {
  const { t } = useTranslation("assessment-result");
  const { t: common } = useTranslation();
  const title = useTitle();
  const FirstStep = useLazySection(loadFirstStep);
  const Details = useLazySection(loadDetails);
  const scores = useMemo(() => characterScores(grades), [grades]);
  const { stress, character } = response.answers;
  const subject = subjectOf(scores, stress?.value, character.value);
  const { level, loudest, weary, isHardWeek, isFolded } = subject;
  const [loud, other] = loudest;
  const isCrisis = level === "crisis";
  const isFound = loudest.length > 0;
  // Of children whose scores are low, a hard week is what there is to say first.
  const isWeekFirst = isHardWeek && !isFound;

  const [isNew] = useState(() => response.submittedAt > newestShown.read());
  useEffect(() => {
    if (isNew) newestShown.write(response.submittedAt);
  }, [isNew, response.submittedAt]);
  const [isRevealed, setRevealed] = useState(false);
  const headlineRef = useReveal(() => setRevealed(true));
  const entrance = isFound ? "reveal" : isHardWeek ? undefined : "seeds";
  const animation = isNew && !isCrisis ? entrance : undefined;
  // A colour would tell who it is before the light does.
  const isUnlit = animation === "reveal" && !isRevealed;
  const [spoken] = useState(() => (animation === "reveal" ? spokenIn(response._id) : []));

  return (
    <ResultFrame tone={isUnlit ? "neutral" : toneOfSubject(subject)} wide>
      {isCrisis && <CareCard />}
      <Headline
        response={response}
        figures={figuresOf(subject)}
        title={title(subject)}
        says={
          isCrisis && t(`says.${other === undefined && loud !== undefined ? loud.character : "together"}`)
        }
        // With a care card, its title is the page's heading.
        as={isCrisis ? "h2" : "h1"}
        animation={animation}
        isFound={isRevealed}
        headlineRef={headlineRef}
        words={spoken.length > 0 && !isRevealed ? <LazySpokenWords questions={spoken} /> : undefined}
        care={level === "care" && <CareStrip />}
      >
        {!isFound && <p>{t("calmText", { help: common("getHelp") })}</p>}
      </Headline>
      {weary.length === 0 && (
        <div className={styles.firstStep}>
          {FirstStep !== undefined && <FirstStep characters={stepsOf(subject, character.value)} />}
        </div>
      )}
      {isWeekFirst && stress !== undefined && (
        <section className={styles.sheet}>
          <StressAnswer stress={stress.value} />
        </section>
      )}
      <GraphSection
        response={response}
        scores={scores}
        level={level}
        stress={isWeekFirst ? undefined : stress?.value}
        isFolded={isFolded}
        introduces={isNew && isRevealed && isFound && !isCrisis && weary.length === 0}
      />
      <div className={styles.details}>
        {Details !== undefined && <Details response={response} scores={scores} subject={subject} />}
      </div>
      <About />
    </ResultFrame>
  );
}

/** The words of a reveal once they are loaded. The reveal does not wait for them. */
function LazySpokenWords({ questions }: SpokenWordsProps) {
  const Words = useLazySection(loadWords);
  return Words !== undefined && <Words questions={questions} />;
}
