import type { ListedResponse } from "@mindle/domain/api/assessment-response";
import { gradeSeries } from "@mindle/domain/programme/change-series";
import { seoulDay } from "@mindle/domain/time";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { responsesQuery } from "../../../platform/answers/journal-query.ts";
import { useLoadable } from "../../../platform/data/use-loadable.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { dayWithYear } from "../names.ts";
import styles from "./change.module.css";
import { Changes } from "./changes.tsx";

/** One's assessments: how their grades changed, once there are two, and their results. Nothing where they cannot be read. */
export function AssessmentChanges({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["journal", "common"]);
  const responses = useLoadable(responsesQuery(uid));
  const data = responses.status === "ready" ? responses.data : undefined;
  const series = useMemo(
    () => gradeSeries(data ?? [], (character) => t(`common:characters.${character}`)),
    [data, t],
  );
  return (
    <>
      <Changes title={t("changes.assessments")} series={series} />
      <AssessmentResults responses={data ?? []} />
    </>
  );
}

/** The way back to the result of each of one's assessments, the newest first; nothing before the first. */
function AssessmentResults({ responses }: { readonly responses: readonly ListedResponse[] }) {
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
              {t("results.open", { day: dayWithYear(seoulDay(submittedAt), language) })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
