import type { StageProblem } from "@mindle/domain/assessment/wizard";
import type { WizardMemory } from "./memory.ts";
import type { ChangeMemory } from "./use-wizard-memory.ts";

/** What every stage gets. */
export interface StageProps {
  readonly memory: WizardMemory;
  readonly change: ChangeMemory;
  /** Why the last attempt to go on failed, if it still would. */
  readonly problem: StageProblem | undefined;
  /** Counts failed attempts to go on; each is answered by a shake. */
  readonly refusals: number;
}
