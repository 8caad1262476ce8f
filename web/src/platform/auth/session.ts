import { loadModule } from "../browser/load-module.ts";
import { within } from "../browser/within.ts";
import { checkDatabase } from "../storage/device-database.ts";
import { authState, publishAuthState } from "./auth-state.ts";

/** How long Auth may take to say who is signed in, in milliseconds. Where it takes longer, it says so later all the same. */
const ANSWER_TIMEOUT_MS = 20_000;

/** Loads the sign-in library, once. It publishes the auth state. */
export function loadAuth(): Promise<typeof import("./firebase-auth.ts")> {
  return loadAuthModule(() => import("./firebase-auth.ts"));
}

/** Loads a module that uses the sign-in library. See {@link loadModule}. */
export async function loadAuthModule<Module>(load: () => Promise<Module>): Promise<Module> {
  await checkDatabase();
  return loadModule(load);
}

/**
 * Starts Auth and waits until the state is known. Public pages call it after the first paint. Where nobody can be signed
 * in, the library is not loaded. Rejects when it cannot be loaded, or does not know in time; the next call tries again.
 * `load` is for tests.
 */
export async function beginAuth(
  load: () => Promise<Pick<typeof import("./firebase-auth.ts"), "ready">> = loadAuth,
): Promise<void> {
  if (authState().status !== "waiting") return;
  try {
    const { ready } = await load();
    await within(ready(), ANSWER_TIMEOUT_MS);
  } catch (failure) {
    if (authState().status === "waiting") publishAuthState({ status: "waiting", failure });
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
