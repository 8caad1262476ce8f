import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { ChoiceCard } from "../../../ui/fields/choice-card.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "../assessment.module.css";
import { type StageProps, useShakeOnInvalid } from "./stage-props.ts";

/** Multi-select of the five characters. */
export function CharacterStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation(["assessment", "common"]);
  const group = useShakeOnInvalid<HTMLFieldSetElement>(refusals);

  const toggle = (character: Character, checked: boolean) => {
    change(({ characters }) => ({
      characters: CHARACTERS.filter((other) => (other === character ? checked : characters.includes(other))),
    }));
  };

  return (
    <fieldset ref={group} className={styles.cards} aria-label={t("titles.character")}>
      {CHARACTERS.map((character) => (
        <ChoiceCard
          key={character}
          tone={toneOf(character)}
          label={t(`common:characters.${character}`)}
          description={t(`character.descriptions.${character}`)}
          picture={
            <CharacterArt
              character={character}
              pose={answers.characters.includes(character) ? "waving" : "worried"}
              size={64}
            />
          }
          checked={answers.characters.includes(character)}
          onChange={(checked) => toggle(character, checked)}
        />
      ))}
      {problem?.kind === "character" && (
        <p role="alert" className={styles.problem}>
          {t("character.problem")}
        </p>
      )}
    </fieldset>
  );
}
