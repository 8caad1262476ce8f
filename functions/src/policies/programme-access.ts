import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { isStepOpen, parseStepId } from "@mindle/domain/programme/step";
import { isOpenAt, type UsageInfo, wasGiven } from "@mindle/domain/purchase/grant";

export interface UserProgramme {
  readonly programId: string;
  readonly usageInfos: readonly UsageInfo[];
}

export function openProgrammeIds(programmes: readonly UserProgramme[], now: number): string[] {
  return programmes.filter(({ usageInfos }) => isOpenAt(usageInfos, now)).map(({ programId }) => programId);
}

/**
 * Ids of the programmes for which a write made at `doneAt` is accepted at `now`: those open at either time. `doneAt` is
 * too early if the device's clock was set forward after the write. At an age of {@link MAX_AGE_MS} or more the time of
 * the write is unknown, such as after the clock was set back: it is accepted for any programme opened since, too.
 */
export function writableProgrammeIds(
  programmes: readonly UserProgramme[],
  { doneAt, now }: { readonly doneAt: number; readonly now: number },
): string[] {
  const times = [doneAt, now];
  if (now - doneAt >= MAX_AGE_MS) {
    const since = programmes.flatMap(({ usageInfos }) => usageInfos.map(({ openedAt }) => openedAt));
    times.push(...since.filter((openedAt) => doneAt < openedAt && openedAt < now));
  }
  return [...new Set(times.flatMap((time) => openProgrammeIds(programmes, time)))];
}

/** A step that shows a piece of content. */
export interface StepUse {
  readonly programId: string;
  readonly stepId: string;
}

/** Whether a step is open to a user with these open programmes. */
export function canOpenStep({ programId, stepId }: StepUse, openProgrammes: readonly string[]): boolean {
  const place = parseStepId(stepId);
  return place !== undefined && isStepOpen(programId, place, openProgrammes.includes(programId));
}

/** Content is accessible if one of the steps that show it is open. */
export function canOpenAny(uses: readonly StepUse[], openProgrammes: readonly string[]): boolean {
  return uses.some((use) => canOpenStep(use, openProgrammes));
}

/** The steps in both lists, as the first has them. */
export function commonUses<Use extends StepUse>(first: readonly Use[], second: readonly StepUse[]): Use[] {
  return first.filter((use) =>
    second.some(({ programId, stepId }) => programId === use.programId && stepId === use.stepId),
  );
}

/**
 * Whether reminders of a step are still sent: its programme is open, or the step is a free one of a programme that the
 * user never had. No reminders for ended programmes.
 */
export function canRemindOf(step: StepUse, programmes: readonly UserProgramme[], now: number): boolean {
  const open = openProgrammeIds(programmes, now);
  return wasGiven(programmes, step.programId) ? open.includes(step.programId) : canOpenStep(step, open);
}

/** Whether a user still gets the daily reminder: a programme is open, or the user never had one. */
export function canRemindDaily(programmes: readonly UserProgramme[], now: number): boolean {
  const had = programmes.filter(({ usageInfos }) => usageInfos.length > 0);
  return had.length === 0 || openProgrammeIds(had, now).length > 0;
}
