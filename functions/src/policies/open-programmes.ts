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
 * Ids of the programmes for which something is taken at `now` that a device says was done at `doneAt`: those that were open at
 * some time since. A device whose clock was set forward in between tells too early a time, and one whose clock was set back may
 * know no more than that it was done before.
 */
export function takingProgrammeIds(
  programmes: readonly ProgrammeGrants[],
  { doneAt, now }: { readonly doneAt: number; readonly now: number },
): string[] {
  const wasOpen = ({ openedAt, closedAt }: UsageInfo) =>
    openedAt < closedAt && openedAt <= now && doneAt < closedAt;
  return programmes.filter(({ usageInfos }) => usageInfos.some(wasOpen)).map(({ programId }) => programId);
}
