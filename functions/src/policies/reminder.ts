import { canOpenStep, type StepUse } from "./content-access.ts";
import { openProgrammeIds, type ProgrammeGrants } from "./open-programmes.ts";

/**
 * Whether reminders of a step are still sent: its programme is open, or the step is a free one of a programme that the
 * user never had. No reminders for ended programmes.
 */
export function canRemindOf(step: StepUse, grants: readonly ProgrammeGrants[], now: number): boolean {
  const hadProgramme = grants.some(
    ({ programId, usageInfos }) => programId === step.programId && usageInfos.length > 0,
  );
  const open = openProgrammeIds(grants, now);
  return hadProgramme ? open.includes(step.programId) : canOpenStep(step, open);
}

/** Whether a user still gets the daily reminder: a programme is open, or the user never had one. */
export function canRemindDaily(grants: readonly ProgrammeGrants[], now: number): boolean {
  const had = grants.filter(({ usageInfos }) => usageInfos.length > 0);
  return had.length === 0 || openProgrammeIds(had, now).length > 0;
}
