import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { About } from "./about.tsx";
import { CharacterCard } from "./character-card.tsx";
import { partsOfDay } from "./format.ts";
import { ProgrammeCard } from "./programme-card.tsx";
import styles from "./result.module.css";
import { ResultFrame } from "./result-frame.tsx";

/** Result of a response without grades (Riggy chosen). */
export function ChosenResult({ response }: { readonly response: AssessmentResponse }) {
  const { t } = useTranslation("schema-result");
  const nickname = response.answers.nickname.value.trim() || DEFAULT_NICKNAME;
  const chosen = response.answers.character.value;
  const first = chosen.includes("Riggy") ? "Riggy" : (chosen[0] ?? "Riggy");
  const name = t(`names.${first}`);
  return (
    <ResultFrame tone={toneOf(first)} wide>
      <div className={styles.headline}>
        <CharacterArt character={first} pose="waving" size={176} />
        <div>
          <p className={styles.greeting}>{t("greeting", { nickname })}</p>
          <h1 className={styles.title}>{t("headline.chosen", { name })}</h1>
          <p className={styles.about}>{t("noScores", { name })}</p>
          <p className={styles.date}>{t("date", { date: t("day", partsOfDay(response.submittedAt)) })}</p>
        </div>
      </div>
      <section className={styles.cardsSection}>
        <h2>{t("cards.title")}</h2>
        <div className={styles.cards}>
          {chosen.map((character) => (
            <CharacterCard key={character} character={character} pose="waving" chosen />
          ))}
        </div>
        <About />
      </section>
      <ProgrammeCard character={first} responseId={response._id} quiet={false} />
      <div className={styles.again}>
        <LinkButton to="/schema/character" variant="quiet">
          {t("other")}
        </LinkButton>
      </div>
    </ResultFrame>
  );
}
