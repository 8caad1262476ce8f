import type { Character } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "./three-minutes.module.css";

interface ThreeMinutesProps {
  /** Whom it is done with; the mascot without one. */
  readonly character: Character | undefined;
}

/** A small thing to do right away, with nothing but what is there. */
export function ThreeMinutes({ character }: ThreeMinutesProps) {
  const { t } = useTranslation("assessment-result-details");
  const figure = character ?? "Mindle";
  const steps = t(`threeMinutes.${figure}.steps`, { returnObjects: true });
  return (
    <section className={styles.sheet} data-tone={toneOf(character)}>
      <div className={styles.head}>
        <CharacterArt character={figure} pose="listening" size={104} />
        <div>
          <p className={styles.kicker}>{t("threeMinutes.kicker")}</p>
          <h2>{t(`threeMinutes.${figure}.title`)}</h2>
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
