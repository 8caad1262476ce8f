import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./about.module.css";
import { Description } from "./description.tsx";
import { Story } from "./story/story.tsx";
import { Survey } from "./survey.tsx";

/** About us: story, description, survey results. */
export default function AboutUsPage() {
  const { t } = useTranslation("about-us");
  return (
    <Page tone="mindle" background="paper" wide top={<Header back="/" />} bottom={<SiteFooter />}>
      <div className={styles.inner}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <Story />
      </div>
      <Description />
      <Survey />
      <section className={styles.inner}>
        <div className={styles.teaser}>
          <h2>{t("esgTeaser.title")}</h2>
          <p>{t("esgTeaser.text")}</p>
          <Link to="/about-us/ESG">{t("esgTeaser.link")}</Link>
        </div>
      </section>
      <section className={styles.closing}>
        <CharacterArt character="Mindle" pose="done" size={144} />
        <h2>{t("try.title")}</h2>
        <LinkButton to="/schema/nickname">{t("try.button")}</LinkButton>
      </section>
    </Page>
  );
}
