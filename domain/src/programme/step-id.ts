/** Position of a step: session and step count from 1. Its id is `d{session}-s{step}`. */
export interface StepPlace {
  readonly session: number;
  readonly step: number;
}

const STEP_ID = /^d([1-9]\d{0,2})-s([1-9]\d{0,2})$/;

/** The position in a step id, or `undefined` when the text is no step id. */
export function parseStepId(text: string): StepPlace | undefined {
  const [, session, step] = STEP_ID.exec(text) ?? [];
  return session === undefined || step === undefined
    ? undefined
    : { session: Number(session), step: Number(step) };
}
