import { isStepOpen } from "@mindle/domain/programme/lock";
import { parseStepId } from "@mindle/domain/programme/step-id";

/** A step that shows something. */
export interface StepUse {
  readonly programId: string;
  readonly stepId: string;
}

/** True where a step is open to a user with these open programmes. */
export function mayOpenStep({ programId, stepId }: StepUse, openProgrammes: readonly string[]): boolean {
  const place = parseStepId(stepId);
  return place !== undefined && isStepOpen(place, openProgrammes.includes(programId));
}

/** What several steps show is open where one of them is; what none shows is closed. */
export function mayOpenAny(uses: readonly StepUse[], openProgrammes: readonly string[]): boolean {
  return uses.some((use) => mayOpenStep(use, openProgrammes));
}

/** The steps that show both of two things. */
export function commonUses(first: readonly StepUse[], second: readonly StepUse[]): StepUse[] {
  return first.filter((use) =>
    second.some(({ programId, stepId }) => programId === use.programId && stepId === use.stepId),
  );
}
