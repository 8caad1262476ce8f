import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import type { CareLevel } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { typedNickname } from "../../../platform/account/visitor-details.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { OfferAfterStep } from "../first-step/offer-after-step.tsx";
import { besideResult } from "../result-subject.ts";
import { CharacterCard } from "./character-card.tsx";
import styles from "./details.module.css";
import { OnlyHere, ShareLink } from "./result-link.tsx";

interface ChosenDetailsProps {
  readonly response: AssessmentResponse;
  /** The character that the result is about. */
  readonly first: Character;
  readonly level: CareLevel;
}

/** Below the headline of a result without grades: a card per chosen character and the programme. */
export default function ChosenDetails({ response, first, level }: ChosenDetailsProps) {
  const { t } = useTranslation(["assessment-result-details", "common"]);
  const chosen = response.answers.character.value;
  // The answers of the assessment went when they were sent; it begins with the name it had.
  const keepNickname = () => {
    if (typedNickname.read() === "") typedNickname.write(response.answers.nickname.value);
  };
  return (
    <>
      <section className={styles.characters}>
        <h2>
          {chosen.length > 1 ? t("cards.title") : t("cards.titleOne", { name: t(`common:names.${first}`) })}
        </h2>
        <div className={styles.cards}>
          {chosen.map((character) => (
            <CharacterCard
              key={character}
              character={character}
              pose={besideResult("waving", level)}
              chosen
              isOpen
            />
          ))}
        </div>
      </section>
      <OfferAfterStep
        character={first}
        found={first}
        isTied={false}
        level={level}
        responseId={response._id}
      />
      <OnlyHere responseId={response._id} />
      <div className={styles.again}>
        <ShareLink response={response} />
        <LinkButton to="/schema/nickname" variant="quiet" onClick={keepNickname}>
          {t("other")}
        </LinkButton>
      </div>
    </>
  );
}
