import { useSyncExternalStore } from "react";
import { markSignedIn, maySomebodyBeSignedIn } from "./auth-marks.ts";

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
  if (next.status !== "waiting") markSignedIn(next.status === "signedIn");
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
