import type { StageProblem } from "@mindle/domain/assessment/wizard";
import type { ChangeAnswers } from "./use-wizard-answers.ts";
import type { WizardAnswers } from "./wizard-answers.ts";

/** What every stage gets. */
export interface StageProps {
  readonly answers: WizardAnswers;
  readonly change: ChangeAnswers;
  /** Why the last attempt to go on failed, if it still would. */
  readonly problem: StageProblem | undefined;
  /** Counts failed attempts to go on; each is answered by a shake. */
  readonly refusals: number;
}
