import { addressAfterSplash, HOME } from "@mindle/domain/assessment/start";

/** How long the splash stays at least, in milliseconds. */
const SPLASH_MS = 1_000;

/** Whoever still waits after this time goes home, in milliseconds: what is missing there will come there. */
const PATIENCE_MS = 6_000;

interface StartParts {
  readonly hasVisited: boolean;
  /** Waits until it is known who is signed in. */
  readonly isSignedIn: () => Promise<boolean>;
  /** What the account has; asked only where somebody is signed in. */
  readonly readAccount: () => Promise<{ readonly hasResponse: boolean; readonly hasProgrammes: boolean }>;
}

/** Resolves, after the splash, to the in-app address to open. Never rejects and never waits for long. */
export async function chooseStart(parts: StartParts): Promise<string> {
  const [address] = await Promise.all([
    Promise.race([findAddress(parts), pause(PATIENCE_MS).then(() => HOME)]),
    pause(SPLASH_MS),
  ]);
  return address;
}

async function findAddress({ hasVisited, isSignedIn, readAccount }: StartParts): Promise<string> {
  const nothing = { hasResponse: false, hasProgrammes: false };
  // A first visit is the same for everybody.
  if (!hasVisited) return addressAfterSplash({ hasVisited, ...nothing });
  try {
    const account = (await isSignedIn()) ? await readAccount() : nothing;
    return addressAfterSplash({ hasVisited, ...account });
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
