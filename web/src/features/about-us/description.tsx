import { useTranslation } from "react-i18next";
import { useClaims } from "../../platform/data/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import { TornEdge } from "../../ui/layout/torn-edge.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./about.module.css";

/** The product's principles, each with a character. */
const WAYS = [
  { id: "tend", character: "Riggy" },
  { id: "little", character: "Jumpy" },
  { id: "together", character: "Shelly" },
] as const;

/** What the product is and what it is for. */
export function Description() {
  const { t } = useTranslation("about-us");
  return (
    <section className={styles.ground}>
      <TornEdge />
      <div className={styles.tinted}>
        <div className={styles.inner}>
          <h2>{t("description.title")}</h2>
          <p className={styles.text}>{t("description.text")}</p>
          <div className={styles.mission}>
            <h3>{t("description.missionLabel")}</h3>
            <p>{t("description.mission")}</p>
          </div>
          <ul className={styles.ways}>
            {WAYS.map(({ id, character }) => (
              <li key={id} className={styles.way} data-tone={toneOf(character)}>
                <CharacterArt character={character} pose="done" size={88} />
                <div>
                  <h3>{t(`description.ways.${id}.title`)}</h3>
                  <p>{t(`description.ways.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <Authors />
        </div>
      </div>
    </section>
  );
}

/** Who writes the content; renders nothing where nobody is named. */
function Authors() {
  const language = useLanguage();
  const claims = useClaims();
  const experts = claims.status === "ready" ? claims.data.find(({ id }) => id === "experts") : undefined;
  if (experts === undefined) return null;
  return (
    <p className={styles.authors}>
      <b>{experts.text[language]}</b>
      <ClaimSource claim={experts} />
    </p>
  );
}
