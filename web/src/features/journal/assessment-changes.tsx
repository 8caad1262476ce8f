import { gradeSeries } from "@mindle/domain/programme/change-series";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { responsesQuery } from "../../platform/answers/journal-query.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { AssessmentResults } from "./assessment-results.tsx";
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
