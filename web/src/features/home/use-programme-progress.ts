import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { type ProgrammeProgress, progressOf } from "@mindle/domain/programme/progress";
import { finishTimes, scheduleOf } from "@mindle/domain/programme/schedule";
import { useLazyLocallyFinished } from "../../platform/answers/finished-steps.ts";
import { useOwnProgramme } from "../../platform/data/catalogue/own-programmes.ts";
import type { Loadable } from "../../platform/data/use-loadable.ts";

interface OpenProgramme {
  readonly programme: Programme;
  readonly progress: ProgrammeProgress;
}

/** An open programme and how far the user is in it, finished steps of this device included; null while nothing is known of it. */
export function useProgrammeProgress(
  uid: string | undefined,
  { programId, version, usageInfos, stepFinished, sittingDays }: UserProgram,
  now: number,
): Loadable<OpenProgramme | null> {
  const meta = useOwnProgramme(programId, version);
  const locallyFinished = useLazyLocallyFinished(uid, programId);
  if (meta.status !== "ready") return meta;
  const programme = meta.data;
  if (programme === null) return { status: "ready", data: null };
  const finished = [...stepFinished.map(({ stepId }) => stepId), ...locallyFinished];
  const finishedAt = finishTimes(stepFinished);
  const sessions = scheduleOf(programme.steps, { programId, finished, finishedAt, isAvailable: true });
  const progress = progressOf(sessions, {
    spans: usageInfos,
    recommendedDays: programme.recommendedDays,
    sittingDays,
    now,
  });
  const data = progress === undefined || progress.totalSessions === 0 ? null : { programme, progress };
  return { status: "ready", data };
}
