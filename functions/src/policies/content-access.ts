import { isStepOpen, parseStepId } from "@mindle/domain/programme/step";

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
