import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useOnceHydrated } from "../../platform/hydration.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { BackButton, BackLink } from "../../shell/back-link.tsx";
import { Header } from "../../shell/header.tsx";
import { HelplineList } from "../../ui/helpline-list.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./help.module.css";

/** Helplines, without an account. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const lines = useHelplines();
  const checked = lines.map((line) => line.checked).reduce((one, other) => (one < other ? one : other));
  const [year, month, day] = checked.split("-").map(Number);
  return (
    <Page tone="mindle" top={<Header start={<PreviousPageLink />} help={false} />}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <HelplineList lines={lines} callLabel={t("call")} />
      <p className={styles.small}>{t("otherCountry")}</p>
      <section className={styles.else}>
        <h2>{t("elseTitle")}</h2>
        <ul>
          <li>{t("nearby")}</li>
          <li>{t("place")}</li>
          <li>{t("breath")}</li>
        </ul>
      </section>
      <p className={styles.small}>{t("notEmergency")}</p>
      <p className={styles.small}>{t("checked", { date: checked, year, month, day })}</p>
    </Page>
  );
}

/** Back to the previous page; to the landing page when this is the first one. */
function PreviousPageLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = useOnceHydrated(() => key === FIRST_ENTRY, true);
  if (isFirst) return <BackLink to="/" />;
  return <BackButton onClick={() => void navigate(-1)} />;
}

/** React Router's key of the first history entry. */
const FIRST_ENTRY = "default";
