import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { useTranslation } from "react-i18next";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useFlag } from "../../platform/safety/flag.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Link } from "../../ui/controls/link.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import styles from "./help-first.module.css";

/**
 * Helplines before anything else for those who needed help within the last days. They are in the HTML, hidden, so that they are there as
 * soon as the page is.
 */
export function HelpFirst() {
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
