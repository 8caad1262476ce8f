import type { User } from "@mindle/domain/api/auth";
import { forgetPerson } from "../forget-person.ts";
import { track } from "../tracking/track.ts";
import { AuthError } from "./auth-error.ts";
import { authState } from "./auth-state.ts";
import { loadAuth } from "./session.ts";

/** Fetches the sign-in library ahead, so that a popup opens while the browser still counts the tap. */
export async function prepareSignIn(): Promise<void> {
  const auth = await loadAuth();
  await auth.ready();
}

/** Signs in with an address and a password. Throws {@link AuthError}. */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return attempt(async () => {
    const auth = await loadAuth();
    await takePlace(() => auth.enterWithEmail(email, password));
    track("login", { provider: "password" });
  });
}

/** Makes an account and signs in to it. Throws {@link AuthError}. */
export function createAccount(email: string, password: string): Promise<void> {
  return attempt(async () => {
    const auth = await loadAuth();
    await takePlace(() => auth.register(email, password));
    track("register", { provider: "password" });
  });
}

/** Signs in at Google. Throws {@link AuthError}, problem `cancelled` when the popup was closed. */
export function signInWithGoogle(): Promise<void> {
  return attempt(async () => {
    await (await loadAuth()).enterWithGoogle();
    track("login", { provider: "google" });
  });
}

/** Signs out, and forgets whoever it was in this browser. Throws {@link AuthError}. */
export function signOut(): Promise<void> {
  return attempt(async () => {
    await (await loadAuth()).leave();
    forgetPerson();
    track("logout", {});
  });
}

/**
 * The signed-in user from the server, to be asked after each sign-in and before going on: the first call
 * makes the user and gives them what this browser sent before. Throws an ApiError.
 */
export async function welcomeUser(): Promise<User> {
  const { getUser } = await import("./get-user.ts");
  return getUser();
}

/** Signs in by `enter`; somebody else who was signed in until then is forgotten. */
async function takePlace(enter: () => Promise<void>): Promise<void> {
  const before = signedInUid();
  await enter();
  if (before !== undefined && before !== signedInUid()) forgetPerson();
}

function signedInUid(): string | undefined {
  const auth = authState();
  return auth.status === "signedIn" ? auth.account.uid : undefined;
}

async function attempt<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new AuthError(error);
  }
}
