import { isOpenAt } from "@mindle/domain/programme/open";

/** A user's grants of one programme, in milliseconds since the epoch. */
export interface ProgrammeGrants {
  readonly programId: string;
  readonly usageInfos: readonly {
    readonly status: "available";
    readonly openedAt: number;
    readonly closedAt: number;
  }[];
}

/** Ids of the programmes open at `now`: a grant is open from openedAt (inclusive) to closedAt (exclusive). */
export function openProgrammeIds(programmes: readonly ProgrammeGrants[], now: number): string[] {
  return programmes.filter(({ usageInfos }) => isOpenAt(usageInfos, now)).map(({ programId }) => programId);
}
