import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAssessmentResponse } from "../../platform/api/use-assessment-response.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ChosenResult } from "./chosen-result.tsx";
import { ResultFrame } from "./result-frame.tsx";
import { Notice, ResultPlaceholder } from "./result-states.tsx";
import { ScoredResult } from "./scored-result.tsx";

/** A response, opened by its id in the address. */
export default function ResultPage() {
  const { t } = useTranslation("result");
  const [search] = useSearchParams();
  const responseId = search.get("responseId") ?? "";
  const response = useAssessmentResponse(responseId);
  const start = <LinkButton to="/schema/nickname">{t("start")}</LinkButton>;

  if (responseId === "") {
    return (
      <ResultFrame>
        <Notice title={t("missing")} text={t("missingText")}>
          {start}
        </Notice>
      </ResultFrame>
    );
  }
  if (response.isPending) {
    return (
      <ResultFrame>
        <ResultPlaceholder />
      </ResultFrame>
    );
  }
  if (response.isError) {
    const gone = response.error instanceof ApiError && NOTHING_THERE.includes(response.error.code);
    return (
      <ResultFrame>
        <Notice title={t(gone ? "notFound" : "failed")} text={t(gone ? "notFoundText" : "failedText")} alert>
          {gone ? (
            start
          ) : (
            <Button loading={response.isFetching} onClick={() => void response.refetch()}>
              {t("retry")}
            </Button>
          )}
        </Notice>
      </ResultFrame>
    );
  }
  const { grades } = response.data;
  return grades === null ? (
    <ChosenResult response={response.data} />
  ) : (
    <ScoredResult response={response.data} grades={grades} />
  );
}

/** A mistyped id is refused before it is looked for. */
const NOTHING_THERE: readonly string[] = ["not-found", "invalid-argument"];
