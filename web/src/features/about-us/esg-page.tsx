import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./esg.module.css";

/** The two UN goals (https://sdgs.un.org/goals) of the ESG statement. */
const GOALS = [
  { id: "health", number: 3, character: "Pleaser" },
  { id: "inequality", number: 10, character: "Shelly" },
] as const;

/** The ESG statement. */
export default function EsgPage() {
  const { t } = useTranslation("about-us");
  return (
    <Page tone="mindle" background="paper" top={<Header back="/about-us" />} bottom={<SiteFooter />}>
      <h1>{t("esg.title")}</h1>
      <p className={styles.lead}>{t("esg.lead")}</p>
      {GOALS.map(({ id, number, character }) => (
        <section key={id} className={styles.goal} data-tone={toneOf(character)}>
          <header className={styles.head}>
            <div>
              <p className={styles.number}>{t("esg.goal", { number })}</p>
              <h2>{t(`esg.${id}.title`)}</h2>
            </div>
            <CharacterArt character={character} pose="done" size={88} />
          </header>
          <p>{t(`esg.${id}.text`)}</p>
          <List texts={t(`esg.${id}.list`, { returnObjects: true })} />
        </section>
      ))}
      <section className={styles.section}>
        <h2>{t("esg.conduct.title")}</h2>
        <List texts={t("esg.conduct.list", { returnObjects: true })} />
      </section>
      <section className={styles.section}>
        <h2>{t("esg.measures.title")}</h2>
        <p>{t("esg.measures.text")}</p>
        <List texts={t("esg.measures.list", { returnObjects: true })} />
      </section>
      <p className={styles.back}>
        <Link to="/about-us">{t("esg.back")}</Link>
      </p>
    </Page>
  );
}

function List({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
