import { checkActionCode, sendSignInLinkToEmail, signInWithEmailLink } from "firebase/auth";
import { AuthError } from "./auth-error.ts";
import { auth, batchAuthChanges, ready } from "./firebase-auth.ts";
import { setPassword } from "./firebase-password.ts";

/** Sends a link that opens `url` and signs in there. The mail is in `language`. */
export async function sendLink(email: string, url: string, language: string): Promise<void> {
  auth.languageCode = language;
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
}

/** Rejects where the code of a link works no more, or cannot be asked about. */
export async function checkLink(code: string): Promise<void> {
  await checkActionCode(auth, code);
}

interface LinkUse {
  readonly email: string;
  readonly link: string;
  readonly password: string;
  /** The link has signed this browser in before and works no more: its user goes on. */
  readonly isUsed: boolean;
  /** False: throws an AuthError, problem `otherAccount`, where the user of another address is signed in. */
  readonly canReplace: boolean;
  /** Called once the link has signed in. */
  readonly onSignedIn: () => void;
}

/**
 * Signs in by a link and sets the user's password. The app learns of the user afterwards: a new password ends the session that
 * the link began, and calls with its token would be refused. Resolves to the uid.
 */
export function setPasswordByLink(use: LinkUse): Promise<string> {
  const { email, link, password, isUsed, canReplace, onSignedIn } = use;
  return batchAuthChanges(async () => {
    await ready();
    const known = auth.currentUser;
    const isOwner = known?.email?.toLowerCase() === email.toLowerCase();
    if (known !== null && !isOwner && !canReplace) throw new AuthError(undefined, "otherAccount");
    const user = isUsed && isOwner ? known : (await signInWithEmailLink(auth, email, link)).user;
    onSignedIn();
    await setPassword(user, email, password);
    return user.uid;
  });
}
