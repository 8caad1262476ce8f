import type { StepPlace } from "./step-id.ts";

/** Steps of session 1 with a number below this are open to everyone. */
const FIRST_LOCKED_STEP = 3;

/** True where a step may be opened: its programme is available to the user, or it is one of the first, free steps. */
export function isStepOpen(place: StepPlace, programmeAvailable: boolean): boolean {
  return programmeAvailable || (place.session === 1 && place.step < FIRST_LOCKED_STEP);
}
