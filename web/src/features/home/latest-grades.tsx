import type { Band } from "@mindle/domain/assessment/bands";
import { careLevelOf, characterScores } from "@mindle/domain/assessment/character-scores";
import type { GradedResponse } from "@mindle/domain/programme/home";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./without-programme.module.css";

const POSES = {
  healthy: "done",
  normal: "waving",
  caution: "worried",
  serious: "worried",
} as const satisfies Record<Band, string>;

/** The grades of the latest response, each with its child, and the way to what they mean. Where they are high, help comes first. */
export function LatestGrades({ response }: { readonly response: GradedResponse }) {
  const { t } = useTranslation(["home", "common"]);
  const scores = characterScores(response.grades);
  const care = careLevelOf(scores, response.answers.stress?.value);
  return (
    <section className={styles.grades}>
      {(care === "crisis" || care === "care") && (
        <div className={styles.care}>
          <p className={styles.careTitle}>{t("care.title")}</p>
          <LinkButton to="/help" variant="secondary" block>
            {t("common:getHelp")}
          </LinkButton>
        </div>
      )}
      <h2>{t("grades.title")}</h2>
      <ul className={styles.children}>
        {scores.map(({ character, grade, band }) => (
          <li key={character} data-tone={toneOf(character)}>
            <CharacterArt character={character} pose={POSES[band]} size={56} />
            <span className={styles.childName}>{t(`common:characters.${character}`)}</span>
            <span className={styles.grade}>{t("grades.value", { grade: grade.toFixed(1) })}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${grade * 10}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <LinkButton to={`/schema/result?responseId=${response._id}`} block>
        {t("grades.meaning")}
      </LinkButton>
    </section>
  );
}
