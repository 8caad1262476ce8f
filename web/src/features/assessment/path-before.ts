import type { Stage } from "@mindle/domain/assessment/stages";
import { previousStage, type WizardState } from "@mindle/domain/assessment/wizard";

/** Path of the back link: the stage before, or the page from which the wizard was entered. */
export function pathBefore(stage: Stage, state: WizardState): string {
  // The page that leads to the stress stage is the only way there past the character stage.
  if (stage === "stress" && state.characters.length === 0) return "/schema/nudge";
  const before = previousStage(stage, state);
  return before === undefined ? "/" : `/schema/${before}`;
}
