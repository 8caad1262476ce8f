import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { settings } from "../settings.ts";
import { onPage } from "../tracking/track.ts";
import { startBridge } from "./bridge.ts";
import { shellPort } from "./shell-port.ts";

/** Connects this page with the shell that shows it, where the settings name their hash. Call it once. */
export function connectShell(): void {
  const port = shellPort();
  if (port === undefined) return;
  const { bridgeHash } = settings();
  if (bridgeHash === undefined) {
    console.warn("there is no hash for messages of the shell");
    return;
  }
  startBridge({
    port,
    hash: bridgeHash,
    uid: signedInUid,
    onUser: subscribeToAuthState,
    onPage,
    address: () => location,
    signOut: () => void signOut(),
    setOs: (os) => {
      document.documentElement.dataset["os"] = os;
    },
    report: (problem) => console.warn(`a message of the shell was refused: ${problem}`),
  });
}

/** Not the last user, while Auth is being asked: their session may have ended elsewhere. */
function signedInUid(): string | undefined {
  const auth = authState();
  return auth.status === "signedIn" ? auth.account.uid : undefined;
}

async function signOut(): Promise<void> {
  try {
    await (await import("../auth/sign-in.ts")).signOut();
  } catch (error) {
    console.error("the shell's sign-out failed", error);
  }
}
