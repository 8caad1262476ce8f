import { loadModule } from "../load-module.ts";
import { authState, publishAuthState } from "./auth-state.ts";

/** Loads the sign-in library, once. It publishes the auth state. */
export function loadAuth(): Promise<typeof import("./firebase-auth.ts")> {
  return loadModule(() => import("./firebase-auth.ts"));
}

/**
 * Starts Auth and waits until the state is known. Public pages call it after the first paint. Where nobody can be signed
 * in, the library is not loaded. Rejects when it cannot be loaded; the next call tries again.
 */
export async function beginAuth(): Promise<void> {
  if (authState().status !== "waiting") return;
  try {
    const { ready } = await loadAuth();
    await ready();
  } catch (failure) {
    publishAuthState({ status: "waiting", failure });
    throw failure;
  }
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
