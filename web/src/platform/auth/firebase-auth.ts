import { FirebaseError } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from "firebase/auth";
import { firebaseApp } from "../firebase-app.ts";
import { settings } from "../settings.ts";
import { problemOf } from "./auth-error.ts";
import { publishAuthState } from "./auth-state.ts";
import { signInRedirect } from "./auth-storage.ts";

/**
 * The popup resolver is passed per call and not here: given here, phones load a script of Google's before
 * the state is known (firebase-js-sdk issue 4946).
 */
function connect(): Auth {
  const created = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  const emulator = settings().authEmulatorUrl;
  if (emulator !== undefined) connectAuthEmulator(created, emulator, { disableWarnings: true });
  return created;
}

export const auth: Auth = connect();

onAuthStateChanged(auth, publish);

function publish(user: User | null): void {
  if (user === null) {
    publishAuthState({ status: "signedOut" });
    return;
  }
  const { uid, email, displayName } = user;
  publishAuthState({ status: "signedIn", account: { uid, email, displayName } });
}

let returned: Promise<void> | undefined;

/** Resolves when the state is known; after a sign-in by redirect, when that has ended. */
export async function ready(): Promise<void> {
  if (signInRedirect.read()) returned ??= finishRedirect();
  await returned;
  await auth.authStateReady();
  publish(auth.currentUser);
}

async function finishRedirect(): Promise<void> {
  try {
    await getRedirectResult(auth, browserPopupRedirectResolver);
  } catch (error) {
    console.error("the sign-in by redirect failed", error);
  } finally {
    signInRedirect.write(false);
  }
}

/** The session was revoked, or the account disabled or deleted. The SDK signs out by itself for the first two only. */
const SESSION_ENDED: readonly string[] = [
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-refresh-token",
];

/** The token of the signed-in user, if it is the one named. Signs out where the session has ended elsewhere. */
export async function currentToken(fresh: boolean, uid: string | undefined): Promise<string | undefined> {
  const user = auth.currentUser;
  if (user === null || (uid !== undefined && uid !== user.uid)) return undefined;
  try {
    return await user.getIdToken(fresh);
  } catch (error) {
    if (!(error instanceof FirebaseError) || !SESSION_ENDED.includes(error.code)) throw error;
    await endSession();
    return undefined;
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  publish(user);
}

export async function register(email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  publish(user);
}

/** By popup; where the browser blocks it, by redirect: the promise is then never settled. */
export async function signInAtGoogle(): Promise<void> {
  const provider = new GoogleAuthProvider();
  try {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    publish(user);
  } catch (error) {
    if (problemOf(error) !== "popupBlocked") throw error;
    signInRedirect.write(true);
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver);
  }
}

export async function endSession(): Promise<void> {
  await signOut(auth);
  publish(null);
}
