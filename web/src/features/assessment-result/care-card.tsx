import { helplinesOfCare, helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { helpShown } from "../../platform/safety/help-card.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import styles from "./result.module.css";

/** Helplines at the top of a result with a grade in the top band. */
export function CareCard() {
  const { t } = useTranslation("schema-result");
  const all = useHelplines();
  const lines = [...new Set([...helplinesOfCare(all), ...helplinesOfKind("danger", all)])];
  useEffect(() => helpShown.write(true), []);
  return (
    <section className={styles.care} data-tone="mindle">
      <h1>{t("care.title")}</h1>
      <p>{t("care.text")}</p>
      <HelplineList lines={lines} callLabel={t("care.call")} />
      <LinkButton to="/help" variant="quiet">
        {t("care.more")}
      </LinkButton>
    </section>
  );
}
