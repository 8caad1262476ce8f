import { localJson, tabJson } from "../storage.ts";

/** Set while somebody is signed in, so that a visitor's browser never loads the sign-in library for nothing. */
export const SIGNED_IN_KEY = "signedIn";

/** Set in this tab while it is away at the provider's page. */
export const REDIRECT_KEY = "signInRedirect";

/** Notes whether somebody is signed in. */
export function markSignedIn(signedIn: boolean): void {
  if (signedIn) localJson.write(SIGNED_IN_KEY, true);
  else localJson.remove(SIGNED_IN_KEY);
}

/** Notes that this tab goes away to the provider's page, or is back from it. */
export function markRedirect(away: boolean): void {
  if (away) tabJson.write(REDIRECT_KEY, true);
  else tabJson.remove(REDIRECT_KEY);
}

/** True when this page was opened by the provider's page returning. */
export function isReturning(): boolean {
  return tabJson.read(REDIRECT_KEY) === true;
}

/** False only where nobody can be signed in: somebody who is leaves a mark here, if marks can be left. */
export function maySomebodyBeSignedIn(): boolean {
  return !localJson.lasting || localJson.read(SIGNED_IN_KEY) === true || isReturning();
}
