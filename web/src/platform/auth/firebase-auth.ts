import { FirebaseError } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  type UserCredential,
} from "firebase/auth";
import { abortWhenCached } from "../browser/abort-when-cached.ts";
import { within } from "../browser/within.ts";
import { firebaseApp } from "../settings/firebase-app.ts";
import { settings } from "../settings/settings.ts";
import { AuthError, authProblemOf } from "./auth-error.ts";
import { publishAuthState } from "./auth-state.ts";
import { signInRedirect } from "./auth-storage.ts";
import { hasEnded, noteBegan, noteEnded } from "./ended-sessions.ts";
import { sessionStart } from "./stored-user.ts";

/** A service at which users sign in by popup or redirect. */
export type Provider = "google" | "apple";

/** Firebase's ids of the providers. */
export const PROVIDER_IDS = { google: "google.com", apple: "apple.com" } as const satisfies Record<
  Provider,
  string
>;

/** How long the device may take to remove its user, in milliseconds. */
const REMOVE_TIMEOUT_MS = 5_000;

/** How long the result of a sign-in by redirect may take, in milliseconds. */
const REDIRECT_TIMEOUT_MS = 30_000;

/**
 * The popup resolver is passed per call and not here: given here, phones load a script of Google's before
 * the state is known (firebase-js-sdk issue 4946).
 */
function connect(): Auth {
  abortWhenCached();
  const created = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  const emulator = settings().authEmulatorUrl;
  if (emulator !== undefined) connectAuthEmulator(created, emulator, { disableWarnings: true });
  return created;
}

export const auth: Auth = connect();

let isWatched = false;

/** How many changes of several parts are being made. */
let changes = 0;

/** Resolves at the end of all changes that were begun until now. */
let changesEnded: Promise<unknown> = Promise.resolve();

/**
 * Makes a change of several parts, such as a sign-in and a new password. The auth state is published at its end, and
 * calls wait until then for their tokens: in between, the user's session may already be revoked.
 */
export function batchAuthChanges<Result>(change: () => Promise<Result>): Promise<Result> {
  changes += 1;
  const ended = runChange(change);
  changesEnded = Promise.allSettled([changesEnded, ended]);
  return ended;
}

async function runChange<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } finally {
    changes -= 1;
    publish(auth.currentUser);
  }
}

/** Signs in without leaving the page. The state is published at the end, before Auth's own event. */
export function beginSession(signIn: () => Promise<UserCredential>): Promise<UserCredential> {
  return batchAuthChanges(async () => {
    const credential = await signIn();
    noteBegan(sessionStart(credential.user.toJSON()));
    return credential;
  });
}

/** The session that was published last. */
let session: { readonly uid: string; readonly began: number | undefined } | undefined;

/** Resolves when the user of a session that has ended is removed. */
let removed: Promise<void> = Promise.resolve();

/** Publishes the state. A user whose session has ended is signed out again. */
function publish(user: User | null): void {
  if (changes > 0) return;
  const current = user === null || hasEnded(user.toJSON()) ? null : user;
  if (user !== null && current === null) removed = removeUser();
  if (session !== undefined && session.uid !== current?.uid) noteEnded(session.began);
  session = current === null ? undefined : { uid: current.uid, began: sessionStart(current.toJSON()) };
  if (current === null) {
    publishAuthState({ status: "signedOut" });
    return;
  }
  const { uid, email, displayName } = current;
  publishAuthState({ status: "signedIn", account: { uid, email, displayName } });
}

/** A session that is noted as ended has ended, also where the device's database does not answer. */
async function removeUser(): Promise<void> {
  try {
    await within(signOut(auth), REMOVE_TIMEOUT_MS);
  } catch (error) {
    console.warn("the user of an ended session is still stored", error);
  }
}

/** How a sign-in at a provider ended. */
export interface ProviderSignIn {
  readonly provider: Provider;
  /** The account was made by it. */
  readonly isNew: boolean;
}

let returned: Promise<ProviderSignIn | AuthError> | undefined;

/**
 * Publishes the state from now on; resolves when it is known, after a sign-in by redirect when that has ended. Not before: an app
 * that is still loading could not clear the data of a user who is gone.
 */
export async function ready(): Promise<void> {
  if (!isWatched) onAuthStateChanged(auth, publish);
  isWatched = true;
  if (signInRedirect.read()) returned ??= finishRedirect();
  await returned;
  await auth.authStateReady();
  publish(auth.currentUser);
  await removed;
}

/** How a sign-in by redirect ended, undefined where there was none. Throws an AuthError. */
export async function redirectResult(): Promise<ProviderSignIn | undefined> {
  const outcome = await returned;
  returned = undefined;
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** There is no result where the browser keeps the provider's storage from this page, or the page was loaded again. */
async function finishRedirect(): Promise<ProviderSignIn | AuthError> {
  try {
    const result = await within(getRedirectResult(auth, browserPopupRedirectResolver), REDIRECT_TIMEOUT_MS);
    if (result === null) return new AuthError(undefined, "redirectLost");
    return {
      provider: result.providerId === PROVIDER_IDS.apple ? "apple" : "google",
      isNew: madeAccount(result),
    };
  } catch (error) {
    return new AuthError(error);
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
  const known = changesEnded;
  await known;
  const user = auth.currentUser;
  if (user === null || (uid !== undefined && uid !== user.uid)) return undefined;
  try {
    return await user.getIdToken(fresh);
  } catch (error) {
    if (!(error instanceof FirebaseError) || !SESSION_ENDED.includes(error.code)) throw error;
    // A change that was started meanwhile has revoked this session and signs in again.
    if (changesEnded !== known) return currentToken(fresh, uid);
    await endSession();
    return undefined;
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await beginSession(() => signInWithEmailAndPassword(auth, email, password));
}

/** By popup; where the browser blocks it, by redirect: the promise is then never settled. */
export async function signInAtProvider(name: Provider): Promise<ProviderSignIn> {
  const provider = authProvider(name);
  try {
    const result = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    publish(result.user);
    return { provider: name, isNew: madeAccount(result) };
  } catch (error) {
    if (authProblemOf(error) !== "popupBlocked") throw error;
    signInRedirect.write(true);
    return signInWithRedirect(auth, provider, browserPopupRedirectResolver);
  }
}

function madeAccount(result: UserCredential): boolean {
  return getAdditionalUserInfo(result)?.isNewUser === true;
}

/** Firebase's description of a provider, with what is asked of it. */
export function authProvider(name: Provider): GoogleAuthProvider | OAuthProvider {
  if (name === "google") return new GoogleAuthProvider();
  const provider = new OAuthProvider(PROVIDER_IDS.apple);
  provider.addScope("email");
  provider.addScope("name");
  return provider;
}

/** Signs out here. Never rejects, and takes a few seconds at most. */
export async function endSession(): Promise<void> {
  await auth.authStateReady();
  // Before it ends, so that no tab takes its user meanwhile.
  if (auth.currentUser !== null) noteEnded(sessionStart(auth.currentUser.toJSON()));
  await removeUser();
  publish(null);
}
