import type { Character } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./cause-picker.module.css";

/** The causes in the order in which the landing page asks for them. */
const CAUSES: readonly Character[] = ["Riggy", "Pleaser", "Shelly", "Jumpy", "Flippy"];

/** Five big answers to the question above; each begins the test with its character chosen. */
export function CausePicker() {
  const { t } = useTranslation("landing");
  return (
    <ul className={styles.causes} aria-label={t("hero.causes")}>
      {CAUSES.map((character) => (
        <li key={character} data-tone={toneOf(character)}>
          <Link className={styles.cause} to={`/schema/nickname?character=${character}`}>
            <span className={styles.label}>{t(`causes.${character}`)}</span>
            <span className={styles.picture}>
              <CharacterArt character={character} pose="waving" size={112} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
