import { useSyncExternalStore } from "react";
import { localJson, tabJson } from "../storage.ts";
import { REDIRECT_KEY, SIGNED_IN_KEY } from "./auth-keys.ts";

/** Who is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** `waiting` until it is known whether somebody is signed in. */
export type AuthState =
  | { readonly status: "waiting" }
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly account: Account };

const WAITING: AuthState = { status: "waiting" };
const SIGNED_OUT: AuthState = { status: "signedOut" };

let state: AuthState = maySomebodyBeSignedIn() ? WAITING : SIGNED_OUT;
const listeners = new Set<() => void>();

/** Called by the sign-in library's doors whenever the state changes, and by nothing else. */
export function publishAuthState(next: AuthState): void {
  state = next;
  if (next.status === "signedIn") localJson.write(SIGNED_IN_KEY, true);
  if (next.status === "signedOut") localJson.remove(SIGNED_IN_KEY);
  for (const listener of listeners) listener();
}

/** The current state, waiting included. */
export function authState(): AuthState {
  return state;
}

/** The state as a screen shows it; the screen is drawn again when it changes. Pre-rendered HTML is made for visitors. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribe, authState, () => SIGNED_OUT);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
