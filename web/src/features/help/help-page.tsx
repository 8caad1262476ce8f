import {
  checkedSince,
  HELPLINE_DIRECTORY,
  type HelplineGroup,
  helplineGroups,
} from "@mindle/domain/safety/helplines";
import { useTranslation } from "react-i18next";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Header } from "../../shell/header.tsx";
import { PreviousPageLink } from "../../shell/previous-page-link.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import { Page } from "../../ui/layout/page.tsx";
import styles from "./help.module.css";

/** Helplines, without an account. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const lines = useHelplines();
  const checked = checkedSince(lines);
  const unchecked = lines.filter(({ checkedOn }) => checkedOn === null).map(({ number }) => number);
  return (
    <Page tone="mindle" top={<Header start={<PreviousPageLink otherwise="/" />} help={false} />}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      {helplineGroups(lines).map((group) => (
        <Group key={group.title} {...group} />
      ))}
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
      {checked !== undefined && <p className={styles.small}>{t("checked", partsOf(checked))}</p>}
      {unchecked.length > 0 && (
        <p className={styles.small}>{t("unchecked", { numbers: unchecked.join(", ") })}</p>
      )}
    </Page>
  );
}

/** Helplines under their heading; those for the rest of the world with a directory. */
function Group({ title, lines }: HelplineGroup) {
  const { t } = useTranslation(["help", "common"]);
  return (
    <section className={styles.group}>
      <h2>{t(`groups.${title}`)}</h2>
      {title === "world" && (
        <p className={styles.directory}>
          <a href={HELPLINE_DIRECTORY} target="_blank" rel="noreferrer">
            {t("directory", { host: new URL(HELPLINE_DIRECTORY).host })}
          </a>
        </p>
      )}
      <HelplineList
        lines={lines}
        callLabel={t("common:call")}
        textLabel={(number) => t("text", { number })}
        withDetails
      />
    </section>
  );
}

/** A day, `YYYY-MM-DD`, as texts take it. */
function partsOf(date: string) {
  const [year, month, day] = date.split("-").map(Number);
  return { date, year, month, day };
}
