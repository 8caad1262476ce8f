import { signInWithCredential } from "firebase/auth";
import { withAuthErrors } from "../auth-error.ts";
import { auth, publish, ready } from "../firebase-auth.ts";
import type { Provider } from "../provider.ts";
import { localCredential } from "./local-credential.ts";

/**
 * Signs in with an account of a provider that only the Auth emulator knows. Never part of a build for a real project. Throws
 * AuthError.
 */
export function signInAsLocal(provider: Provider, email: string): Promise<void> {
  return withAuthErrors(async () => {
    await ready();
    const identity = { sub: `local-${email.toLowerCase()}`, email, name: email.split("@")[0] ?? email };
    const { user } = await signInWithCredential(auth, localCredential(provider, identity));
    publish(user);
  });
}
