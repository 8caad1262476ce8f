import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import type { SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { useTranslation } from "react-i18next";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import styles from "./offer.module.css";

interface HelpFirstProps {
  readonly flag: SafetyFlag;
  /** Path of the result that led here; undefined where none did. */
  readonly result: string | undefined;
}

/** In the place of an offer for those who needed help within the last days. */
export function HelpFirst({ flag, result }: HelpFirstProps) {
  const { t } = useTranslation(["voucher", "common"]);
  const lines = useHelplines();
  return (
    <section className={styles.help}>
      <h1>{t("helpFirst.title")}</h1>
      <p>{t("helpFirst.text")}</p>
      <HelplineList lines={helplinesOfKind(flag.kind, lines)} callLabel={t("helpFirst.call")} />
      <LinkButton to="/help" block>
        {t("common:getHelp")}
      </LinkButton>
      <LinkButton to={result ?? "/home"} variant="quiet" block>
        {t(result === undefined ? "helpFirst.home" : "back")}
      </LinkButton>
    </section>
  );
}
