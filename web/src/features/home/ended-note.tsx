import type { UserProgram } from "@mindle/domain/api/user-program";
import { journalPath, schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./without-programme.module.css";

/**
 * For those whose programmes have all closed: what they wrote stays, and the programme can be opened again. After a help card only
 * the first is said.
 */
export function EndedNote({ programme }: { readonly programme: UserProgram }) {
  const { t } = useTranslation("home");
  const { programId, stepFinished } = programme;
  // A user who finished no step has hardly any text in the journal, so it does not come first.
  const isBegun = stepFinished.length > 0;
  const journal = { to: journalPath(programId), label: t("ended.journal") };
  const schedule = { to: schedulePath(programId), label: t("ended.schedule") };
  const [first, second] = isBegun ? [journal, schedule] : [schedule, journal];
  if (useIsFlagged()) {
    return (
      <section className={styles.ended}>
        <h2>{t("ended.title")}</h2>
        <p>{t("ended.text")}</p>
        <LinkButton to={journal.to} variant="secondary" block>
          {journal.label}
        </LinkButton>
      </section>
    );
  }
  return (
    <section className={styles.ended}>
      <h2>{t("ended.title")}</h2>
      <p>{t(isBegun ? "ended.text" : "ended.unbegun")}</p>
      <LinkButton to={first.to} block>
        {first.label}
      </LinkButton>
      <LinkButton to={second.to} variant="quiet" block>
        {second.label}
      </LinkButton>
    </section>
  );
}
