import { sendSignInLinkToEmail, signInWithEmailLink, updatePassword } from "firebase/auth";
import { AuthError, problemOf } from "./auth-error.ts";
import { auth, publish, ready } from "./firebase-auth.ts";

/** Sends a link that opens `url` and signs in there. The mail is in `language`. */
export async function sendLink(email: string, url: string, language: string): Promise<void> {
  auth.languageCode = language;
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
}

/** Signs in by a link. One that is used up is enough where it has signed in before. Resolves to the uid. */
export async function signInByLink(email: string, link: string): Promise<string> {
  await ready();
  try {
    const { user } = await signInWithEmailLink(auth, email, link);
    publish(user);
    return user.uid;
  } catch (error) {
    const user = auth.currentUser;
    const isSpent = problemOf(error) === "linkInvalid";
    if (isSpent && user !== null && user.email?.toLowerCase() === email.toLowerCase()) return user.uid;
    throw error;
  }
}

/** Sets the password of the signed-in user. */
export async function setPassword(password: string): Promise<void> {
  if (auth.currentUser === null) throw new AuthError(undefined, "recentLogin");
  await updatePassword(auth.currentUser, password);
}
