import type { StageProblem } from "@mindle/domain/assessment/wizard";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useShake } from "../../../ui/shake.ts";
import type { ChangeAnswers } from "../use-wizard-answers.ts";
import type { WizardAnswers } from "../wizard-answers.ts";

/** Props of every stage. */
export interface StageProps {
  readonly answers: WizardAnswers;
  readonly change: ChangeAnswers;
  /** Problem of the last attempt to continue, while it persists. */
  readonly problem: StageProblem | undefined;
  /** Number of failed attempts to continue; each shakes the stage. */
  readonly refusals: number;
}

/** Shakes an element whenever the count of refusals rises. */
export function useShakeOnInvalid<Target extends HTMLElement>(refusals: number): RefObject<Target | null> {
  const { ref, shake } = useShake<Target>();
  const answer = useEffectEvent(() => shake());
  useEffect(() => {
    if (refusals > 0) answer();
  }, [refusals]);
  return ref;
}
