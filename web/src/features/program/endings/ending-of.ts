import { type ScheduledSession, type ScheduledStep, scheduledSteps } from "@mindle/domain/programme/schedule";

/** What a step that was just finished brings to its end. */
export interface Ending {
  readonly kind: "step" | "session" | "programme";
  readonly step: ScheduledStep;
  /** It is one that comes later, such as a look back. */
  readonly isLater: boolean;
}

/**
 * A step ends its session when all of the session's steps are done, and the programme when all sessions are. One that comes later,
 * such as a look back, ends itself alone: `laterSteps` are those that may.
 */
export function endingOf(
  stepId: string,
  sessions: readonly ScheduledSession[],
  isLater: boolean,
): Ending | undefined {
  const step = scheduledSteps(sessions).find((each) => each.stepId === stepId);
  if (step === undefined) return undefined;
  const isSessionDone = sessions.some(({ session, status }) => session === step.session && status === "done");
  if (isLater || !isSessionDone) return { kind: "step", step, isLater };
  const isAll = sessions.every(({ status }) => status === "done");
  return { kind: isAll ? "programme" : "session", step, isLater };
}
