import { GoogleAuthProvider, OAuthProvider, signInWithCredential } from "firebase/auth";
import { askAuth } from "../auth-error.ts";
import { auth, publish, ready } from "../firebase-auth.ts";
import type { Provider } from "../provider.ts";

/**
 * Signs in with an account of a provider that only the Auth emulator knows: it takes a plain JSON identity where the
 * real service wants the provider's signature. Never part of a build for a real project. Throws AuthError.
 */
export function signInAsLocal(provider: Provider, email: string): Promise<void> {
  return askAuth(async () => {
    await ready();
    const name = email.split("@")[0] ?? email;
    const idToken = JSON.stringify({
      sub: `local-${email.toLowerCase()}`,
      email,
      email_verified: true,
      name,
    });
    const credential =
      provider === "apple"
        ? new OAuthProvider("apple.com").credential({ idToken, rawNonce: "local" })
        : GoogleAuthProvider.credential(idToken);
    const { user } = await signInWithCredential(auth, credential);
    publish(user);
  });
}
