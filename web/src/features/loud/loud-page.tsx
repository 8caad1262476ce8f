import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useFlag } from "../../platform/safety/flag.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { onUserDataCleared } from "../../platform/storage/clear-user-data.ts";
import { Header } from "../../shell/header.tsx";
import { PreviousPageLink } from "../../shell/previous-page-link.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./help-first.module.css";
import { LoudMinute } from "./loud-minute.tsx";
import { useOwnLoud } from "./use-own-loud.ts";

/** A minute for when something inside is loud: one sentence and one act. Nothing is sent, and nothing is counted. */
export default function LoudPage() {
  const own = useOwnLoud();
  const user = useUserCount();
  return (
    <Page tone={toneOf(own?.character)} top={<Header start={<PreviousPageLink otherwise="/home" />} />}>
      <HelpFirst />
      <LoudMinute key={user} own={own} />
    </Page>
  );
}

/** Grows whenever user data are cleared, so that nothing of the user before stays on the page. */
function useUserCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => onUserDataCleared(() => setCount((before) => before + 1)), []);
  return count;
}

/**
 * Helplines before anything else for those who needed help within the last days. They are in the HTML, hidden, so that they are there as
 * soon as the page is.
 */
function HelpFirst() {
  const { t } = useTranslation(["loud", "common"]);
  const flag = useFlag();
  const lines = useHelplines();
  const isHydrated = useOnceHydrated(() => true, false);
  if (isHydrated && flag === null) return null;
  return (
    <aside
      className={styles.help}
      data-shown={flag === null ? undefined : ""}
      data-tone="mindle"
      aria-label={t("help.title")}
    >
      <p className={styles.title}>{t("help.title")}</p>
      <HelplineList lines={helplinesOfKind(flag?.kind ?? "danger", lines)} callLabel={t("common:call")} />
      <Link className={styles.more} to="/help">
        {t("common:getHelp")}
      </Link>
    </aside>
  );
}
