import { TRIAL_PROGRAM_ID } from "./programme/programme-id.ts";

/** What is known about a visitor when the app opens. */
export interface StartFacts {
  /** This browser was used before. */
  readonly hasVisited: boolean;
  /** The account has an assessment response. */
  readonly hasResponse: boolean;
  readonly hasProgrammes: boolean;
}

/**
 * In-app address to open after the splash: the tutorial at a first visit; the trial programme's schedule for
 * returning users with a response and no programmes; home for all others.
 */
export function pathAfterSplash({ hasVisited, hasResponse, hasProgrammes }: StartFacts): string {
  if (!hasVisited) return "/tutorial/1";
  return hasResponse && !hasProgrammes ? `/program/schedule/${TRIAL_PROGRAM_ID}` : HOME;
}

/** Start page of returning users when the account is unknown. */
export const HOME = "/home";
