import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { TRIAL_PROGRAM_ID } from "./programme-id.ts";

/** The free three minutes with each child, on the result page: a programme that no package opens and everyone may open. */
export const FIRST_STEPS_PROGRAM_ID = "first-steps";

/** The step of each child. */
export const FIRST_STEPS: Readonly<Record<Character, string>> = {
  Riggy: "d1-s1",
  Pleaser: "d1-s2",
  Jumpy: "d1-s3",
  Shelly: "d1-s4",
  Flippy: "d1-s5",
};

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

/** Steps of session 1 with a number below this are open to everyone. */
const FIRST_LOCKED_STEP = 3;

/** The check-ins outside the journeys: a programme that no package opens and everyone may open. */
export const MIND_CHECK_PROGRAM_ID = "mind-check";

/** True for a programme whose steps are open to everyone. */
export function isFreeProgramme(programId: string): boolean {
  return programId === MIND_CHECK_PROGRAM_ID || programId === FIRST_STEPS_PROGRAM_ID;
}

/** The child that the id of a programme is named for, as known before the programme is read. Riggy's is older than such names. */
export function childNamedBy(programId: string): Character | undefined {
  if (programId === TRIAL_PROGRAM_ID) return "Riggy";
  return CHARACTERS.find((character) => programId.startsWith(`${character.toLowerCase()}-`));
}

/** True where a step may be opened: its programme is available to the user or free, or it is one of the first, free steps. */
export function isStepOpen(programId: string, { session, step }: StepPlace, isAvailable: boolean): boolean {
  return isAvailable || isFreeProgramme(programId) || (session === 1 && step < FIRST_LOCKED_STEP);
}
