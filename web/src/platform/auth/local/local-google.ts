import { GoogleAuthProvider, signInWithCredential } from "firebase/auth";
import { publishAuthState } from "../auth-state.ts";
import { auth, ready } from "../firebase-auth.ts";

/**
 * Signs in as a Google account that only the Auth emulator knows: it takes a plain JSON identity where the
 * real service wants Google's signature. Never part of a build for a real project.
 */
export async function signInAsLocalGoogle(email: string): Promise<void> {
  await ready();
  const name = email.split("@")[0] ?? email;
  const identity = JSON.stringify({ sub: `local-${email.toLowerCase()}`, email, email_verified: true, name });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(identity));
  publishAuthState({
    status: "signedIn",
    account: { uid: user.uid, email: user.email, displayName: user.displayName },
  });
}
