import { sendSignInLinkToEmail, signInWithEmailLink, type User } from "firebase/auth";
import { problemOf } from "./auth-error.ts";
import { auth, publish, ready } from "./firebase-auth.ts";
import { setPassword } from "./firebase-password.ts";

/** Sends a link that opens `url` and signs in there. The mail is in `language`. */
export async function sendLink(email: string, url: string, language: string): Promise<void> {
  auth.languageCode = language;
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
}

/** Signs in by a link. One that is used up is enough where it has signed in before. */
async function signInByLink(email: string, link: string): Promise<User> {
  await ready();
  try {
    const { user } = await signInWithEmailLink(auth, email, link);
    publish(user);
    return user;
  } catch (error) {
    const user = auth.currentUser;
    const isSpent = problemOf(error) === "linkInvalid";
    if (isSpent && user !== null && user.email?.toLowerCase() === email.toLowerCase()) return user;
    throw error;
  }
}

/** Signs in by a link and sets the user's password. Resolves to the uid. */
export async function setPasswordByLink(email: string, link: string, password: string): Promise<string> {
  const user = await signInByLink(email, link);
  await setPassword(user, email, password);
  return user.uid;
}
