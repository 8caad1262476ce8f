import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./nudge.module.css";

/** The stage of the assessment that this page leads to. */
const STAGE = "/schema/stress";

/** Leads to the stress stage of the assessment. */
export default function NudgePage() {
  const { t } = useTranslation("assessment-nudge");
  return (
    <Page tone="mindle" top={<Header back="/" />}>
      <div className={styles.nudge}>
        <div className={styles.family} aria-hidden="true">
          {CHARACTERS.map((character) => (
            <span key={character}>
              <CharacterArt character={character} pose="waving" size={88} />
            </span>
          ))}
        </div>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <div className={styles.ways}>
          <LinkButton to={STAGE} block>
            {t("start")}
          </LinkButton>
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(STAGE)}`} variant="quiet" block>
            {t("login")}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
