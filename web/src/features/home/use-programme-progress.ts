import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { type ProgrammeProgress, progressOf } from "@mindle/domain/programme/progress";
import { finishTimes, scheduleOf } from "@mindle/domain/programme/schedule";
import { useLazyLocallyFinished } from "../../platform/answers/finished-steps.ts";

interface OpenProgramme {
  readonly programme: Programme;
  readonly progress: ProgrammeProgress;
}

/** An open programme and how far the user is in it, finished steps of this device included; undefined where nothing is known of it. */
export function useProgrammeProgress(
  uid: string | undefined,
  { programId, programme, usageInfos, stepFinished, sittingDays }: UserProgram,
  now: number,
): OpenProgramme | undefined {
  const locallyFinished = useLazyLocallyFinished(uid, programId);
  if (programme === undefined) return undefined;
  const finished = [...stepFinished.map(({ stepId }) => stepId), ...locallyFinished];
  const finishedAt = finishTimes(stepFinished);
  const sessions = scheduleOf(programme.steps, { programId, finished, finishedAt, isAvailable: true });
  const progress = progressOf(sessions, {
    spans: usageInfos,
    recommendedDays: programme.recommendedDays,
    sittingDays,
    now,
  });
  return progress === undefined || progress.totalSessions === 0 ? undefined : { programme, progress };
}
