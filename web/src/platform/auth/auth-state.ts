import { createListeners } from "../browser/listeners.ts";
import { isDatabaseStuck } from "../storage/device-database.ts";
import { mayBeSignedIn, signedInUid } from "./auth-storage.ts";

/** Who is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/**
 * `waiting` until Auth has answered; `failure` says why it could not be asked the last time. `token` and `displayName` are those of the user
 * who was signed in last, as the device keeps them: what they are for need not wait for Auth. `isUnread`: a user may be signed in
 * here, but the device's database does not answer, so that the page has none for now.
 */
export type AuthState =
  | {
      readonly status: "waiting";
      readonly failure?: unknown;
      readonly token?: string | undefined;
      readonly displayName?: string | undefined;
    }
  | { readonly status: "signedOut"; readonly isUnread?: boolean }
  | { readonly status: "signedIn"; readonly account: Account };

const WAITING: AuthState = { status: "waiting" };
/** The state of visitors. */
export const SIGNED_OUT: AuthState = { status: "signedOut" };

let state: AuthState = mayBeSignedIn() ? WAITING : SIGNED_OUT;
const listeners = createListeners();

/** Called by the modules that use the sign-in library whenever the state changes, and by nothing else. */
export function publishAuthState(next: AuthState): void {
  if (state.status === "waiting" && next.status !== "waiting") performance.mark("auth-ready");
  const isUnread = next.status === "signedOut" && state.status !== "signedIn" && isDatabaseStuck();
  state = isUnread ? { status: "signedOut", isUnread } : next;
  listeners.notify();
  // Written with a change only: another tab may have signed the user out, which this one does not know yet.
  if (next.status !== "waiting" && !isUnread && signedInUid.read() !== uidOf(next))
    signedInUid.write(uidOf(next));
}

/** The current state, waiting included. */
export function authState(): AuthState {
  return state;
}

/** The uid of the signed-in user and, while Auth is being asked, of the user who was signed in last. */
export function currentUid(): string | undefined {
  return state.status === "waiting" ? signedInUid.read() || undefined : uidOf(state);
}

/** Calls `listener` after each change; returns the function that ends this. */
export const subscribeToAuthState = listeners.subscribe;

function uidOf(known: AuthState): string | undefined {
  return known.status === "signedIn" ? known.account.uid : undefined;
}
