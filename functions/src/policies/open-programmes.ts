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
 * Ids of the programmes for which a write made at `doneAt` is accepted at `now`: those open at either time. `doneAt` is
 * too early if the device's clock was set forward after the write. At an age of {@link MAX_AGE_MS} or more the time of
 * the write is unknown, such as after the clock was set back: it is accepted for any programme opened since, too.
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
