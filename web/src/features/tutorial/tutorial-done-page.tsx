import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { useForgottenSignIn } from "../../platform/auth/known-account.ts";
import { Header } from "../../shell/header.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./tutorial.module.css";

/** Where the test begins. */
const FIRST_STAGE = "/schema/nickname";

/** The end of the tutorial; leads to the test. */
export default function TutorialDonePage() {
  const { t } = useTranslation("tutorial");
  if (useForgottenSignIn()) return <Navigate to="/auth/login?redirectUrl=%2Fhome" replace />;
  return (
    <Page tone="mindle" top={<Header back="/tutorial/5" />}>
      <div className={styles.done}>
        <div className={styles.picture}>
          <MascotArt pose="waving" size={208} />
        </div>
        <h1>{t("done.title")}</h1>
        <p className={styles.text}>{t("done.lead")}</p>
        <div className={styles.ways}>
          <LinkButton to={FIRST_STAGE} block>
            {t("done.start")}
          </LinkButton>
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(FIRST_STAGE)}`} variant="quiet" block>
            {t("done.login")}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
