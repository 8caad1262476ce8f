import { helplinesOfCare, helplinesOfCrisis } from "@mindle/domain/safety/help-lines-of-kind";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { helpShown } from "../../platform/safety/help-shown.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Link } from "../../ui/controls/link.tsx";
import { HelplineList, ShortHelplineList } from "../../ui/layout/helpline-list.tsx";
import styles from "./care-help.module.css";

export interface CareHelpProps {
  readonly level: "care" | "crisis";
}

/**
 * Helplines of a result that asks for care, on the pages to which it leads: a quiet line, or large numbers in a crisis. The result's own
 * page has its strip and card in its first load.
 */
export default function CareHelp({ level }: CareHelpProps) {
  const { t } = useTranslation(["assessment-result", "common"]);
  const lines = useHelplines();
  useEffect(() => helpShown.write(true), []);
  const isCrisis = level === "crisis";
  const title = t(isCrisis ? "care.title" : "strip.title");
  return (
    <aside className={styles.help} data-level={level} data-tone="mindle" aria-label={title}>
      <p>{title}</p>
      {isCrisis ? (
        <HelplineList lines={helplinesOfCrisis(lines)} callLabel={t("common:call")} />
      ) : (
        <ShortHelplineList lines={helplinesOfCare(lines)} />
      )}
      <Link className={styles.more} to="/help">
        {t("care.more")}
      </Link>
    </aside>
  );
}
