import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { type CharacterScore, rankScores } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { PictureButton } from "../picture/picture-button.tsx";
import type { ResultSubject } from "../result-subject.ts";
import { ScoredCharacterCard } from "./character-card.tsx";
import styles from "./details.module.css";
import { ProgrammeCard } from "./programme-card.tsx";
import { OnlyHere, ShareLink } from "./result-link.tsx";

interface ScoredDetailsProps {
  readonly response: AssessmentResponse;
  readonly scores: readonly CharacterScore[];
  readonly subject: ResultSubject;
}

/** Below the graph: a card per character, loud ones open, then the programme and what to do next. */
export default function ScoredDetails({ response, scores, subject }: ScoredDetailsProps) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const chosen = response.answers.character.value;
  return (
    <>
      <section className={styles.characters}>
        <h2>{t("cards.title")}</h2>
        <div className={styles.cards}>
          {rankScores(scores, chosen).map((score) => (
            <ScoredCharacterCard
              key={score.character}
              score={score}
              level={subject.level}
              chosen={chosen.includes(score.character)}
            />
          ))}
        </div>
      </section>
      <ProgrammeCard
        character={subject.first}
        isTied={subject.first === undefined && subject.loudest.length > 0}
        responseId={response._id}
        level={subject.level}
        // After a hard week with calm children, "keep going as you are" would not be true.
        quiet={subject.level === "crisis" || (subject.level === "care" && subject.loudest.length === 0)}
      />
      <OnlyHere responseId={response._id} />
      <div className={styles.again}>
        {subject.level === "crisis" && <PictureButton quiet response={response} scores={scores} />}
        <ShareLink response={response} />
        <LinkButton to="/schema/nickname" variant="quiet">
          {t("again")}
        </LinkButton>
      </div>
    </>
  );
}
