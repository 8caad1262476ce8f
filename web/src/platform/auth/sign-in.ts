import { claimHandedOver } from "../hand-over.ts";
import { forgetDevice } from "../push/forget-device.ts";
import { ALWAYS_STALE, fetchNow, type QueryClient } from "../query/query-client.ts";
import { userInfoQuery } from "../query/user.ts";
import { track } from "../tracking/track.ts";
import { within } from "../within.ts";
import { withAuthErrors } from "./auth-error.ts";
import { currentUid } from "./auth-state.ts";
import type { ProviderSignIn } from "./firebase-auth.ts";
import { forgetAccount } from "./known-account.ts";
import type { Provider } from "./provider.ts";
import { sentLink } from "./sent-link.ts";
import { loadAuth } from "./session.ts";

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
