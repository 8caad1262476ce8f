import { schedulePath } from "@mindle/domain/programme/paths";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { localJson } from "../../platform/storage/storage.ts";
import { storedFlag } from "../../platform/storage/stored-value.ts";

/** True once the splash was shown in this browser. */
export const visited = storedFlag("visited", localJson);

/** Minimum duration of the splash, in milliseconds. */
const SPLASH_MS = 1_000;

/** Maximum wait for the account, in milliseconds; afterwards home opens. */
const ACCOUNT_TIMEOUT_MS = 6_000;

/** Start page of returning users, also when the account is unknown. */
const HOME = "/home";

interface StartParts {
  /** This browser was used before. */
  readonly hasVisited: boolean;
  /** Resolves once Auth has answered. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Reads the account; called only for signed-in users. */
  readonly readAccount: () => Promise<{ readonly hasResponse: boolean; readonly hasProgrammes: boolean }>;
}

/** Resolves to the path to open after the splash. Never rejects. */
export async function chooseStart(parts: StartParts): Promise<string> {
  const [address] = await Promise.all([
    Promise.race([findAddress(parts), pause(ACCOUNT_TIMEOUT_MS).then(() => HOME)]),
    pause(SPLASH_MS),
  ]);
  return address;
}

/** The tutorial at a first visit; the trial programme's schedule for users with a response and no programmes; home for all others. */
async function findAddress({ hasVisited, isSignedIn, readAccount }: StartParts): Promise<string> {
  if (!hasVisited) return "/tutorial/1";
  try {
    if (!(await isSignedIn())) return HOME;
    const { hasResponse, hasProgrammes } = await readAccount();
    return hasResponse && !hasProgrammes ? schedulePath(TRIAL_PROGRAM_ID) : HOME;
  } catch (error) {
    console.warn("the start does not know the account", error);
    return HOME;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
