import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { careLevelOf } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import { toneOf } from "../../ui/tone.ts";
import { CareStrip } from "./care.tsx";
import { StressAnswer } from "./graph/graph-section.tsx";
import { Headline } from "./headline.tsx";
import styles from "./result.module.css";
import { About, ResultFrame, useLazySection } from "./result-frame.tsx";
import { besideResult } from "./result-subject.ts";

const loadDetails = () => import("./details/chosen-details.tsx");
const loadFirstStep = () => import("./first-step/first-step.tsx");

/** Result of a response without grades (Riggy chosen). */
export function ChosenResult({ response }: { readonly response: AssessmentResponse }) {
  const { t } = useTranslation(["assessment-result", "common"]);
  const FirstStep = useLazySection(loadFirstStep);
  const Details = useLazySection(loadDetails);
  const chosen = response.answers.character.value;
  const first = chosen.includes("Riggy") ? "Riggy" : (chosen[0] ?? "Riggy");
  const name = t(`common:names.${first}`);
  const stress = response.answers.stress?.value;
  const level = careLevelOf([], stress);
  return (
    <ResultFrame tone={toneOf(first)} wide>
      <Headline
        response={response}
        figures={[{ figure: first, pose: besideResult("waving", level) }]}
        title={t("headline.chosen", { name })}
        care={level === "care" && <CareStrip />}
      >
        <p>{t("noScores", { name })}</p>
      </Headline>
      <div className={styles.firstStep}>{FirstStep !== undefined && <FirstStep characters={[first]} />}</div>
      {stress !== undefined && (
        <section className={styles.sheet}>
          <StressAnswer stress={stress} />
        </section>
      )}
      <div className={styles.details}>
        {Details !== undefined && <Details response={response} first={first} level={level} />}
      </div>
      <About />
    </ResultFrame>
  );
}
