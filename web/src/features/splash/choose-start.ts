import { HOME, pathAfterSplash } from "@mindle/domain/start-path";
import { localJson } from "../../platform/storage/storage.ts";
import { storedFlag } from "../../platform/storage/stored-value.ts";

/** True once the splash was shown in this browser. */
export const visited = storedFlag("visited", localJson);

/** Minimum duration of the splash, in milliseconds. */
const SPLASH_MS = 1_000;

/** Maximum wait for the account, in milliseconds; afterwards the landing page opens. */
const ACCOUNT_TIMEOUT_MS = 6_000;

interface StartParts {
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

async function findAddress({ hasVisited, isSignedIn, readAccount }: StartParts): Promise<string> {
  const nothing = { hasResponse: false, hasProgrammes: false };
  // A first visit always starts with the tutorial.
  if (!hasVisited) return pathAfterSplash({ hasVisited, ...nothing });
  try {
    const account = (await isSignedIn()) ? await readAccount() : nothing;
    return pathAfterSplash({ hasVisited, ...account });
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
