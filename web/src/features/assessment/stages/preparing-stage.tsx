import { submitAssessment } from "@mindle/domain/api/assessment";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { callApi } from "../../../platform/api/call-api.ts";
import { currentUid } from "../../../platform/auth/auth-state.ts";
import { assessmentResponseQuery } from "../../../platform/data/assessment.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { withoutEmail } from "../../../platform/data/read-response.ts";
import { keepReminderChoice } from "../../../platform/reminders/keep-choice.ts";
import { onUserDataCleared } from "../../../platform/storage/clear-user-data.ts";
import type { SentResponse } from "../../../platform/storage/schema.ts";
import { track } from "../../../platform/tracking/track.ts";
import { ErrorReference } from "../../../shell/states/error-reference.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { AlertDialog } from "../../../ui/dialogs/alert-dialog.tsx";
import { ProgressBar } from "../../../ui/layout/progress-bar.tsx";
import type { Figure } from "../../../ui/pictures/characters/palette.ts";
import { Breath } from "../breath.tsx";
import {
  createSubmitter,
  draftOf,
  pathOfLastResult,
  risenProgress,
  signInPath,
  stageBeforeSubmitting,
} from "../submission.ts";
import { useWizardAnswers } from "../use-wizard-answers.ts";

const newSubmitter = () => createSubmitter((body) => callApi(submitAssessment, body));

let submitOnce = newSubmitter();

onUserDataCleared(() => {
  submitOnce = newSubmitter();
});

type Phase =
  | { readonly kind: "sending" }
  | { readonly kind: "sent"; readonly sent: SentResponse }
  | { readonly kind: "failed"; readonly error: unknown; readonly told: boolean };

const SENDING: Phase = { kind: "sending" };

interface PreparingStageProps {
  readonly figure: Figure;
  /** Called with whether the answers could not be sent. */
  readonly onFailed: (failed: boolean) => void;
}

/**
 * Submits the answers while the progress bar rises, then redirects. After a failure a press retries; the answers stay until
 * they are accepted.
 */
export default function PreparingStage({ figure, onFailed }: PreparingStageProps) {
  const { t } = useTranslation(["assessment", "common"]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { answers, finish } = useWizardAnswers();
  const [phase, setPhase] = useState<Phase>(SENDING);
  const [progress, setProgress] = useState(0);

  const retry = useRef<HTMLButtonElement>(null);

  const begin = useEffectEvent(async (left: AbortSignal) => {
    const unfinished = stageBeforeSubmitting(answers);
    if (unfinished !== undefined) {
      const address = pathOfLastResult(answers) ?? `/schema/${unfinished}`;
      await navigate(address, { replace: true, state: { refused: true } });
      return;
    }
    try {
      const { sent, response } = await submitOnce(draftOf(answers));
      track("schema_submit", { success: true });
      // Someone who went back may be changing the answers.
      if (left.aborted) return;
      // Not only once the bar is full: a page that is loaded again meanwhile would send the answers as new ones.
      finish(sent);
      keepReminderChoice();
      // Asked for again, it would come after the first frame of the page that follows.
      const { queryKey } = assessmentResponseQuery({ responseId: sent.responseId }, currentUid());
      queryClient.setQueryData(queryKey, withoutEmail(response));
      setPhase({ kind: "sent", sent });
    } catch (error) {
      track("schema_submit", { success: false });
      setPhase({ kind: "failed", error, told: false });
      setProgress(0);
    }
  });

  const openDestination = useEffectEvent(async (sent: SentResponse) => {
    await navigate(signInPath(sent.destination), { replace: true });
  });

  useEffect(() => {
    if (phase.kind !== "sending") return;
    const leaving = new AbortController();
    void begin(leaving.signal);
    return () => leaving.abort();
  }, [phase.kind]);

  useEffect(() => {
    if (phase.kind === "failed") return;
    const timer = setInterval(() => setProgress((before) => risenProgress(before, Math.random)), 1000);
    return () => clearInterval(timer);
  }, [phase.kind]);

  useEffect(() => {
    if (phase.kind === "sent" && progress >= 100) void openDestination(phase.sent);
  }, [phase, progress]);

  const failed = phase.kind === "failed";
  useEffect(() => onFailed(failed), [failed, onFailed]);

  return (
    <Breath
      figure={figure}
      pose={failed ? "worried" : "waving"}
      text={t(failed ? "preparing.kept" : "preparing.text")}
    >
      <ProgressBar value={progress} label={t("preparing.progress")} />
      {failed && (
        <>
          <Button ref={retry} block onClick={() => setPhase(SENDING)}>
            {t("common:tryAgain")}
          </Button>
          <ErrorReference error={phase.error} />
        </>
      )}
      <AlertDialog
        open={failed && !phase.told}
        title={t("preparing.failed")}
        message={t("preparing.failedText")}
        okLabel={t("common:ok")}
        finalFocus={retry}
        onClose={() => setPhase((before) => (before.kind === "failed" ? { ...before, told: true } : before))}
      />
    </Breath>
  );
}
