import { helplinesOfCare, helplinesOfCrisis } from "@mindle/domain/safety/help-lines-of-kind";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { helpShown } from "../../platform/safety/help-shown.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { HelplineList, ShortHelplineList } from "../../ui/layout/helpline-list.tsx";
import strip from "./care.module.css";
import styles from "./result.module.css";

/** Helplines at the top of a result with a grade in the top band. */
export function CareCard() {
  const { t } = useTranslation(["assessment-result", "common"]);
  const lines = helplinesOfCrisis(useHelplines());
  useEffect(() => helpShown.write(true), []);
  return (
    <section className={styles.care} data-tone="mindle">
      <h1>{t("care.title")}</h1>
      <p>{t("care.text")}</p>
      <HelplineList lines={lines} callLabel={t("common:call")} />
      <LinkButton to="/help" variant="quiet">
        {t("care.more")}
      </LinkButton>
    </section>
  );
}

/** Helplines in a compact strip, for results that ask for care without being a crisis. */
export function CareStrip() {
  const { t } = useTranslation("assessment-result");
  const lines = helplinesOfCare(useHelplines());
  useEffect(() => helpShown.write(true), []);
  return (
    <aside className={strip.strip} data-tone="mindle" aria-label={t("strip.title")}>
      <p className={strip.title}>{t("strip.title")}</p>
      <ShortHelplineList lines={lines} />
      <Link className={strip.more} to="/help">
        {t("care.more")}
      </Link>
    </aside>
  );
}
