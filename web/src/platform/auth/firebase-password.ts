import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
} from "firebase/auth";
import { AuthError } from "./auth-error.ts";
import { auth, batchAuthChanges, beginSession, ready } from "./firebase-auth.ts";

/** Replaces the password of the signed-in user, who has to know the current one. */
export async function replacePassword(current: string, next: string): Promise<void> {
  await ready();
  const user = auth.currentUser;
  if (user?.email == null) throw new AuthError(undefined, "credentials");
  const { email } = user;
  await batchAuthChanges(async () => {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current));
    await setPassword(user, email, next);
  });
}

/**
 * Sets the password of the signed-in user, and signs in with it: a change of password ends every session that began before
 * it, this one too. Where that sign-in fails, the password is set all the same, and the app asks for it when the session ends.
 */
export async function setPassword(signedIn: User, email: string, password: string): Promise<void> {
  await updatePassword(signedIn, password);
  try {
    await beginSession(() => signInWithEmailAndPassword(auth, email, password));
  } catch (error) {
    console.warn("no new session after the change of the password", error);
  }
}
