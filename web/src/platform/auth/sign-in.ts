import { forgetDevice } from "../push/forget-device.ts";
import { fetchNow, type QueryClient } from "../query/query-client.ts";
import { userInfoQuery } from "../query/user.ts";
import { track } from "../tracking/track.ts";
import { AuthError } from "./auth-error.ts";
import { currentUid } from "./auth-state.ts";
import { loadAuth } from "./session.ts";

/** Loads the sign-in library ahead of a tap: browsers allow a popup for a short while only. */
export async function prepareSignIn(): Promise<void> {
  const auth = await loadAuth();
  await auth.ready();
}

/** Signs in with an address and a password. Throws {@link AuthError}. */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return attempt(async () => {
    const auth = await loadAuth();
    await auth.signInWithPassword(email, password);
    track("login", { provider: "password" });
  });
}

/** Creates an account and signs in to it. Throws {@link AuthError}. */
export function createAccount(email: string, password: string): Promise<void> {
  return attempt(async () => {
    const auth = await loadAuth();
    await auth.register(email, password);
    track("register", { provider: "password" });
  });
}

/** Signs in at Google. Throws {@link AuthError}, problem `cancelled` when the popup was closed. */
export function signInWithGoogle(): Promise<void> {
  return attempt(async () => {
    await (await loadAuth()).signInAtGoogle();
    track("login", { provider: "google" });
  });
}

/** Signs out. Throws {@link AuthError}. */
export function signOut(): Promise<void> {
  return attempt(async () => {
    await forgetDevice();
    await (await loadAuth()).endSession();
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
  await fetchNow(queryClient, { ...userInfoQuery(uid), staleTime: 0 });
}

async function attempt<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new AuthError(error);
  }
}
