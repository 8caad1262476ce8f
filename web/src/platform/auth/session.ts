import { authState } from "./auth-state.ts";

/** Fetches the sign-in library, once. It publishes the state as soon as it knows it. */
export function loadAuth(): Promise<typeof import("./firebase-auth.ts")> {
  return import("./firebase-auth.ts");
}

/**
 * Finds out who is signed in; to be called after the first paint. Where nobody can be, that is known without the library.
 */
export async function beginAuth(): Promise<void> {
  if (authState().status !== "waiting") return;
  const { ready } = await loadAuth();
  await ready();
}

/**
 * The token of the signed-in user, undefined for a visitor and where `uid` names another user. `fresh` asks for a new
 * one; where the session has ended elsewhere, the user is signed out and there is none.
 */
export async function idToken(fresh: boolean, uid: string | undefined): Promise<string | undefined> {
  await beginAuth();
  if (authState().status !== "signedIn") return undefined;
  const auth = await loadAuth();
  return auth.currentToken(fresh, uid);
}
