import type { UserProgram } from "@mindle/domain/api/user-program";
import { schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./without-programme.module.css";

/** For those whose programmes have all closed: what they wrote stays, and the programme can be opened again. */
export function EndedNote({ programme }: { readonly programme: UserProgram }) {
  const { t } = useTranslation("home");
  const { programId, stepFinished } = programme;
  // Who finished no step has a journal without words, as far as home can tell.
  const isBegun = stepFinished.length > 0;
  return (
    <section className={styles.ended}>
      <h2>{t("ended.title")}</h2>
      <p>{t(isBegun ? "ended.text" : "ended.unbegun")}</p>
      {isBegun && (
        <LinkButton to={`/program/journal?programme=${programId}`} block>
          {t("ended.journal")}
        </LinkButton>
      )}
      <LinkButton to={schedulePath(programId)} variant={isBegun ? "quiet" : "primary"} block>
        {t("ended.schedule")}
      </LinkButton>
    </section>
  );
}
