import { localJson, tabJson } from "../storage.ts";

/** Holds the uid of the user who is signed in, so that a visitor's browser never loads the sign-in library. */
const SIGNED_IN_KEY = "signedIn";

/** Set in this tab while it is at the provider's page. */
const REDIRECT_KEY = "signInRedirect";

/** Stores who is signed in; undefined for nobody. */
export function markSignedIn(uid: string | undefined): void {
  if (uid === undefined) localJson.remove(SIGNED_IN_KEY);
  else localJson.write(SIGNED_IN_KEY, uid);
}

/** The uid of the user who was signed in when this browser last knew. */
export function lastUid(): string | undefined {
  const stored = localJson.read(SIGNED_IN_KEY);
  return typeof stored === "string" ? stored : undefined;
}

/** Notes that this tab goes to the provider's page, or is back from it. */
export function markRedirect(away: boolean): void {
  if (away) tabJson.write(REDIRECT_KEY, true);
  else tabJson.remove(REDIRECT_KEY);
}

/** True when this page was opened by the provider's page returning. */
export function isReturning(): boolean {
  return tabJson.read(REDIRECT_KEY) === true;
}

/** False only where nobody can be signed in: a signed-in user leaves a mark, where the browser stores anything. */
export function maySomebodyBeSignedIn(): boolean {
  return !localJson.lasting || localJson.read(SIGNED_IN_KEY) !== undefined || isReturning();
}
