/** The programme somebody begins with who has a result and no programme yet. */
export const TRIAL_PROGRAM_ID = "um-eng-v2s";

/** What is known about a visitor when the app opens. */
export interface StartFacts {
  /** Somebody was here before, in this browser. */
  readonly hasVisited: boolean;
  /** An account's newest assessment response is there. */
  readonly hasResponse: boolean;
  readonly hasProgrammes: boolean;
}

/**
 * In-app address to open after the splash: the tutorial at a first visit; the trial programme's schedule for
 * whoever comes back with a response and no programmes; home for everybody else.
 */
export function addressAfterSplash({ hasVisited, hasResponse, hasProgrammes }: StartFacts): string {
  if (!hasVisited) return "/tutorial/1";
  return hasResponse && !hasProgrammes ? `/program/schedule/${TRIAL_PROGRAM_ID}` : HOME;
}

/** Where whoever comes back belongs as long as nothing more is known. */
export const HOME = "/home";
