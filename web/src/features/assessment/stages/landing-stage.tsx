import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { QUESTION_COUNT } from "@mindle/domain/assessment/questions";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import styles from "../assessment.module.css";

/** An introduction to the questions. */
export function LandingStage() {
  const { t } = useTranslation("schema");
  return (
    <>
      <div className={styles.family} aria-hidden="true">
        {CHARACTERS.map((character) => (
          <CharacterArt key={character} character={character} pose="waving" size={62} />
        ))}
      </div>
      <ul className={styles.points}>
        <li>{t("landing.length", { count: QUESTION_COUNT })}</li>
        <li>{t("landing.honest")}</li>
        <li>{t("landing.pause")}</li>
      </ul>
    </>
  );
}
