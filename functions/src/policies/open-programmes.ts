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
