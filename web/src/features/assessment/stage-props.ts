import type { StageProblem } from "@mindle/domain/assessment/wizard";
import type { ChangeAnswers } from "./use-wizard-answers.ts";
import type { WizardAnswers } from "./wizard-answers.ts";

/** Props of every stage. */
export interface StageProps {
  readonly answers: WizardAnswers;
  readonly change: ChangeAnswers;
  /** Problem of the last attempt to continue, while it persists. */
  readonly problem: StageProblem | undefined;
  /** Number of failed attempts to continue; each shakes the stage. */
  readonly refusals: number;
}
