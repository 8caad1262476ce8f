import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { isOpenAt, type UsageInfo } from "@mindle/domain/purchase/grant";

/** A user's grants of one programme. */
export interface ProgrammeGrants {
  readonly programId: string;
  readonly usageInfos: readonly UsageInfo[];
}

/** Ids of the programmes open at `now`. */
export function openProgrammeIds(programmes: readonly ProgrammeGrants[], now: number): string[] {
  return programmes.filter(({ usageInfos }) => isOpenAt(usageInfos, now)).map(({ programId }) => programId);
}

/**
 * Ids of the programmes for which something is taken at `now` that a device says was done at `doneAt`: those open at either
 * time. A device whose clock was set forward in between tells too early a time. Of what is as old as anything may count, or older,
 * nobody knows when it was done, as by a clock that was set back: it is taken for those that were open at some time since.
 */
export function writableProgrammeIds(
  programmes: readonly ProgrammeGrants[],
  { doneAt, now }: { readonly doneAt: number; readonly now: number },
): string[] {
  const times = [doneAt, now];
  if (now - doneAt >= MAX_AGE_MS) {
    const since = programmes.flatMap(({ usageInfos }) => usageInfos.map(({ openedAt }) => openedAt));
    times.push(...since.filter((openedAt) => doneAt < openedAt && openedAt < now));
  }
  return [...new Set(times.flatMap((time) => openProgrammeIds(programmes, time)))];
}
