import { withAuthErrors } from "../auth/auth-error.ts";
import { currentUid } from "../auth/auth-state.ts";
import type { Provider, ProviderSignIn } from "../auth/firebase-auth.ts";
import { forgetAccount } from "../auth/known-account.ts";
import { loadAuth } from "../auth/session.ts";
import { within } from "../browser/within.ts";
import { ALWAYS_STALE, fetchNow, type QueryClient } from "../data/query-client.ts";
import { userInfoQuery } from "../data/user.ts";
import { forgetDevice } from "../reminders/forget-device.ts";
import { track } from "../tracking/track.ts";
import { claimHandedOver } from "./hand-over.ts";
import { sentLink } from "./sent-link.ts";

/** How long a sign-in may take that waits for nothing but the network and the device, in milliseconds. */
const SIGN_IN_TIMEOUT_MS = 30_000;

/** Loads the sign-in library ahead of a tap: browsers allow a popup for a short while only. */
export async function preloadSignIn(): Promise<void> {
  const auth = await loadAuth();
  await auth.ready();
}

/** Signs in with an address and a password. Throws AuthError. */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return withAuthErrors(async () => {
    const auth = await loadAuth();
    await within(auth.signInWithPassword(email, password), SIGN_IN_TIMEOUT_MS);
    track("login", { provider: "password" });
  });
}

/** Signs in at a provider. Throws AuthError, problem `cancelled` when the popup was closed. */
export function signInWithProvider(provider: Provider): Promise<void> {
  return withAuthErrors(async () => {
    trackSignIn(await (await loadAuth()).signInAtProvider(provider));
  });
}

/** Ends a sign-in by redirect. Throws AuthError, problem `redirectLost` where the browser lost its result. */
export function finishRedirect(): Promise<void> {
  return withAuthErrors(async () => {
    const auth = await loadAuth();
    await auth.ready();
    const result = await auth.redirectResult();
    if (result !== undefined) trackSignIn(result);
  });
}

/** At a provider, the first sign-in makes the account. */
function trackSignIn({ provider, isNew }: ProviderSignIn): void {
  track(isNew ? "register" : "login", { provider });
}

/** Signs out. Throws AuthError. */
export function signOut(): Promise<void> {
  return withAuthErrors(async () => {
    await forgetDevice();
    const { endSession } = await loadAuth();
    forgetAccount();
    await endSession();
    track("logout", {});
  });
}

/**
 * Reads the signed-in user from the server, to be awaited after each sign-in and before navigating: the first call
 * creates the user and assigns to them what this browser sent before. Throws an ApiError.
 */
export async function loadSignedInUser(queryClient: QueryClient): Promise<void> {
  const uid = currentUid();
  if (uid === undefined) throw new Error("nobody is signed in");
  await claimHandedOver(uid);
  await fetchNow(queryClient, { ...userInfoQuery(uid), staleTime: ALWAYS_STALE });
  sentLink.write(undefined);
}
