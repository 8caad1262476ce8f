import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { neighbourOf } from "@mindle/domain/assessment/bands";
import { type CharacterScore, rankScores } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import { classNames } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { OfferAfterStep } from "../first-step/offer-after-step.tsx";
import { PictureButton } from "../picture/picture-button.tsx";
import result from "../result.module.css";
import type { ResultSubject } from "../result-subject.ts";
import { ScoredCharacterCard } from "./character-card.tsx";
import styles from "./details.module.css";
import { OnlyHere, ShareLink } from "./result-link.tsx";

interface ScoredDetailsProps {
  readonly response: AssessmentResponse;
  readonly scores: readonly CharacterScore[];
  readonly subject: ResultSubject;
}

/** From this many that tie, cards would be a wall of lists: they are lines. */
const MANY_TIED = 3;

/**
 * Below the graph: a card per loud character and per score near a border, of which the first is open, a line per other one, folded below
 * a card, then the programme and what to do next. Where many are weary, all are lines, and nothing but help is to do.
 */
export default function ScoredDetails({ response, scores, subject }: ScoredDetailsProps) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const { first, level, loudest, weary, isFolded } = subject;
  const chosen = response.answers.character.value;
  const isMany = weary.length > 0;
  const ranked = rankScores(scores, chosen);
  const isLine = ({ band, grade }: CharacterScore) =>
    isMany || ((band === "healthy" || loudest.length >= MANY_TIED) && neighbourOf(grade) === undefined);
  const cards = ranked.filter((score) => !isLine(score));
  const lines = ranked.filter(isLine);
  const cardOf = (score: CharacterScore) => (
    <ScoredCharacterCard
      key={score.character}
      score={score}
      level={level}
      chosen={chosen.includes(score.character)}
      look={isLine(score) ? "line" : score === cards[0] ? "open" : "card"}
    />
  );
  return (
    <>
      <section className={classNames(styles.characters, isMany && styles.close)}>
        <h2>{t("cards.title")}</h2>
        {cards.length > 0 && <div className={styles.cards}>{cards.map(cardOf)}</div>}
        {lines.length > 0 &&
          (cards.length > 0 ? (
            <details className={classNames(result.fold, styles.others)}>
              <summary>{t("cards.others")}</summary>
              <div className={styles.lines}>{lines.map(cardOf)}</div>
            </details>
          ) : (
            <div className={styles.lines}>{lines.map(cardOf)}</div>
          ))}
      </section>
      <OfferAfterStep
        character={first}
        found={loudest.length === 1 ? loudest[0]?.character : undefined}
        isTied={first === undefined && loudest.length > 0}
        responseId={response._id}
        level={level}
      />
      <OnlyHere responseId={response._id} />
      <div className={styles.again}>
        {isFolded && (
          <PictureButton
            variant="quiet"
            isGentle={level === "crisis" || isMany}
            response={response}
            scores={scores}
          />
        )}
        <ShareLink response={response} />
        <LinkButton to="/schema/nickname" variant="quiet">
          {t("again")}
        </LinkButton>
      </div>
    </>
  );
}
