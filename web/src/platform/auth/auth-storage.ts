import { localJson, tabJson } from "../storage/storage.ts";
import { storedFlag, storedValue } from "../storage/stored-value.ts";

/** The uid in the last known auth state; undefined when signed out. Empty for a signed-in user whose uid is unknown. */
export const signedInUid = storedValue("signedIn", localJson, {
  initial: undefined,
  parse: (data) => (typeof data === "string" ? data : undefined),
});

/**
 * When the last session that has ended in this browser began, in seconds since the epoch by the server's clock. Stays when
 * user data are cleared, and names nobody.
 */
export const endedSession = storedValue("sessionEnded", localJson, {
  initial: undefined,
  parse: (data) => (typeof data === "number" && Number.isFinite(data) ? data : undefined),
});

/** True while this tab is at the sign-in provider's page, and when it has returned. */
export const signInRedirect = storedFlag("signInRedirect", tabJson);

/**
 * False only where nobody can be signed in, so that a visitor's browser never loads the sign-in library. True wherever the
 * browser stores nothing.
 */
export function mayBeSignedIn(): boolean {
  return !localJson.isPersistent || signedInUid.read() !== undefined || signInRedirect.read();
}
