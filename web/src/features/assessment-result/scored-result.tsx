import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { characterScores } from "@mindle/domain/assessment/character-scores";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CareCard, CareStrip } from "./care.tsx";
import { GraphSection } from "./graph/graph-section.tsx";
import { Headline } from "./headline.tsx";
import styles from "./result.module.css";
import { About, ResultFrame, useLazySection } from "./result-frame.tsx";
import { figuresOf, subjectOf, toneOfSubject, useTitle } from "./result-subject.ts";
import { newestShown } from "./shown-results.ts";

const loadDetails = () => import("./details/scored-details.tsx");

interface ScoredResultProps {
  readonly response: AssessmentResponse;
  readonly grades: Grades;
}

/** Result of a response with grades. */
export function ScoredResult({ response, grades }: ScoredResultProps) {
  const { t } = useTranslation("assessment-result");
  const { t: common } = useTranslation();
  const title = useTitle();
  const Details = useLazySection(loadDetails);
  const scores = useMemo(() => characterScores(grades), [grades]);
  const { stress, character } = response.answers;
  const subject = subjectOf(scores, stress?.value, character.value);
  const { level } = subject;
  const isCrisis = level === "crisis";
  const isFound = subject.loudest.length > 0;

  const [isNew] = useState(() => response.submittedAt > newestShown.read());
  useEffect(() => {
    if (isNew) newestShown.write(response.submittedAt);
  }, [isNew, response.submittedAt]);
  const [isRevealed, setRevealed] = useState(false);
  const figuresRef = useReveal(() => setRevealed(true));
  const animation = isFound ? "reveal" : "seeds";

  return (
    <ResultFrame tone={toneOfSubject(subject)} wide>
      {isCrisis && <CareCard />}
      <Headline
        response={response}
        figures={figuresOf(subject)}
        title={title(subject)}
        // With a care card, its title is the page's heading.
        as={isCrisis ? "h2" : "h1"}
        animation={isNew && !isCrisis ? animation : undefined}
        figuresRef={figuresRef}
        care={level === "care" && <CareStrip />}
      >
        {!isFound && <p>{t("calmText", { help: common("getHelp") })}</p>}
        <About />
      </Headline>
      <GraphSection
        response={response}
        scores={scores}
        level={level}
        introduces={isNew && isRevealed && isFound && !isCrisis}
      />
      <div className={styles.details}>
        {Details !== undefined && <Details response={response} scores={scores} subject={subject} />}
      </div>
    </ResultFrame>
  );
}

/** Calls back once the animations of an element have ended; at once without any, as under reduced motion. */
function useReveal(onRevealed: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onRevealed);
  useEffect(() => {
    const animations = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => finish());
  }, []);
  return ref;
}
