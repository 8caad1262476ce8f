import { loadModule } from "../browser/load-module.ts";
import { within } from "../browser/within.ts";
import { checkDatabase, readAuthRecords } from "../storage/device-database.ts";
import { authState, currentUid, publishAuthState } from "./auth-state.ts";
import { hasEnded } from "./ended-sessions.ts";
import { goodToken, storedName, storedUser } from "./stored-user.ts";

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
    const state = authState();
    if (state.status === "waiting") publishAuthState({ ...state, failure });
    throw failure;
  }
}

/**
 * Looks for the token of the user who was signed in last, which the device keeps. Where it is good, calls for that user need not wait
 * until the sign-in library is loaded and has asked who that is; whether the session still lives, the server of a call decides. Never rejects.
 */
export async function findToken(): Promise<string | undefined> {
  const records = await readAuthRecords();
  const uid = currentUid();
  const state = authState();
  if (uid === undefined || state.status !== "waiting") return undefined;
  const user = storedUser(records, uid);
  if (hasEnded(user)) return undefined;
  const found = { token: goodToken(user, Date.now()), displayName: storedName(user) };
  if (found.token !== state.token || found.displayName !== state.displayName) {
    publishAuthState({ ...state, ...found });
  }
  return found.token;
}

/**
 * The token of the signed-in user, undefined for a visitor and where `uid` names another user. `fresh` asks for a new
 * one; where the session has ended elsewhere, the user is signed out and there is none.
 */
export async function idToken(fresh: boolean, uid: string | undefined): Promise<string | undefined> {
  const state = authState();
  const isOwn = uid !== undefined && uid === currentUid();
  if (state.status === "waiting" && state.token !== undefined && isOwn && !fresh) return state.token;
  await beginAuth();
  if (authState().status !== "signedIn") return undefined;
  const auth = await loadAuth();
  return auth.currentToken(fresh, uid);
}
