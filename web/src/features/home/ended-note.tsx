import { schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./without-programme.module.css";

/** For those whose programmes have all closed: what they wrote stays, and the programme can be opened again. */
export function EndedNote({ programId }: { readonly programId: string }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.ended}>
      <h2>{t("ended.title")}</h2>
      <p>{t("ended.text")}</p>
      <LinkButton to={`/program/journal?programme=${programId}`} block>
        {t("ended.journal")}
      </LinkButton>
      <LinkButton to={schedulePath(programId)} variant="quiet" block>
        {t("ended.schedule")}
      </LinkButton>
    </section>
  );
}
