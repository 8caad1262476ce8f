import type { ListedResponse } from "@mindle/domain/api/assessment-response";
import { seoulDay } from "@mindle/domain/time-zone";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./change.module.css";
import { dayInWords } from "./day-in-words.ts";

/** The way back to the result of each of one's assessments, the newest first; nothing before the first. */
export function AssessmentResults({ responses }: { readonly responses: readonly ListedResponse[] }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const id = useId();
  if (responses.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id}>{t("results.title")}</h2>
      <ul className={styles.results}>
        {responses.map(({ _id, submittedAt }) => (
          <li key={_id}>
            <LinkButton to={`/schema/result?responseId=${_id}`} variant="secondary" block>
              {t("results.open", { day: dayInWords(seoulDay(submittedAt), language) })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
