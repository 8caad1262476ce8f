import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
// Imported here so that it runs with the page, before hydration: otherwise the request would wait for that.
import "../../platform/data/read-response.ts";
import { resultPath } from "../../platform/account/result-path.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { toneOf } from "../../ui/tone.ts";
import { ChosenResult } from "./chosen-result.tsx";
import { Notice, ResultFrame, ResultPlaceholder } from "./result-frame.tsx";
import { ScoredResult } from "./scored-result.tsx";
import { type LockedResult, useResult } from "./use-result.ts";

/** Result page of the response in the query. */
export default function ResultPage() {
  const { t } = useTranslation(["assessment-result", "common"]);
  const result = useResult();
  const { pathname, search } = useLocation();
  const start = <LinkButton to="/schema/nickname">{t("start")}</LinkButton>;
  switch (result.status) {
    case "ready": {
      const { response } = result;
      return response.grades === null ? (
        <ChosenResult key={response._id} response={response} />
      ) : (
        <ScoredResult key={response._id} response={response} grades={response.grades} />
      );
    }
    case "waiting":
      return (
        <ResultFrame tone={result.chosen === undefined ? "neutral" : toneOf(result.chosen)} wide>
          <ResultPlaceholder chosen={result.chosen} />
        </ResultFrame>
      );
    case "locked": {
      const [title, text, action] = lockedTexts(result);
      return (
        <Notice title={t(title)} text={t(text)}>
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`}>
            {t(action)}
          </LinkButton>
        </Notice>
      );
    }
    case "closed":
      return (
        <Notice title={t("closed")} text={t("closedText")}>
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(resultPath(result.responseId))}`}>
            {t("common:signIn")}
          </LinkButton>
          <Button variant="quiet" onClick={result.open}>
            {t("closedOpen")}
          </Button>
        </Notice>
      );
    case "unnamed":
      return (
        <Notice title={t("missing")} text={t("missingText")}>
          {start}
        </Notice>
      );
    case "gone":
      return (
        <Notice title={t("notFound")} text={t("notFoundText")} alert>
          {start}
        </Notice>
      );
    case "failed":
      return (
        <Notice title={t("failed")} text={t("failedText")} alert>
          <Button onClick={result.retry}>{t("retry")}</Button>
        </Notice>
      );
  }
}

/** Title, text and what can be done about it. */
function lockedTexts({ isSignedIn, isShared }: LockedResult) {
  if (isSignedIn) return ["lockedOther", "lockedOtherText", "lockedSwitch"] as const;
  return ["locked", isShared ? "lockedShared" : "lockedText", "common:signIn"] as const;
}
