import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { usePreparedStep } from "../../engine/step/use-prepared-step.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../platform/answers/step-content-query.ts";
import { ApiError, isLostConnection } from "../../platform/api/api-error.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { LoadingViewer, ViewerFailure } from "./viewer/viewer-states.tsx";
import { ViewerStep } from "./viewer/viewer-step.tsx";

/** The pages of a step, one at a time. */
export default function ViewerPage() {
  const { programId = "", stepId = "", viewNo = "" } = useParams();
  const uid = useCurrentUid();
  if (uid === undefined) return null;
  // Another step begins anew.
  return <Step key={`${uid} ${programId} ${stepId}`} uid={uid} viewNo={viewNo} {...{ programId, stepId }} />;
}

interface StepProps {
  readonly uid: string;
  readonly programId: string;
  readonly stepId: string;
  /** From the address: any text. */
  readonly viewNo: string;
}

function Step({ uid, programId, stepId, viewNo }: StepProps) {
  const { t } = useTranslation("viewer");
  const [answers] = useState(() => openAnswers(uid));
  const content = useLoadable(stepContentQuery(uid, programId, stepId));
  const user = useLoadable(userInfoQuery(uid));
  const prepared = usePreparedStep(content.status === "ready" ? content.data : undefined, answers);
  if (content.status === "failed") {
    if (content.error instanceof ApiError && content.error.code === "not-found") {
      return <ViewerFailure programId={programId} title={t("noStep")} text={t("noStepText")} />;
    }
    return (
      <ViewerFailure
        programId={programId}
        title={t("failed")}
        text={t(isOffline(content.error) ? "offlineText" : "failedText")}
        retry={content.retry}
        error={content.error}
      >
        {isAnswered(content.error) ? t("serverSaid", { message: content.error.message }) : null}
      </ViewerFailure>
    );
  }
  if (prepared instanceof Error) throw prepared;
  if (prepared === undefined) return <LoadingViewer programId={programId} />;
  const nickname = user.status === "ready" ? (user.data.additionalInfo.nickname ?? "") : "";
  return <ViewerStep uid={uid} step={prepared} viewNo={viewNo} nickname={nickname} />;
}

/** Null where there is no connection. */
function isOffline(error: Error | null): boolean {
  return error === null || isLostConnection(error);
}

/** Whether the server gave a reason. It gives none where it failed itself, or where its answer does not fit the contract. */
function isAnswered(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code !== "unavailable" && error.code !== "internal";
}
