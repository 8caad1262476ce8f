import { type AuthCredential, GoogleAuthProvider, OAuthProvider, signInWithCredential } from "firebase/auth";
import { withAuthErrors } from "../auth-error.ts";
import { auth, beginSession, PROVIDER_IDS, type Provider, ready } from "../firebase-auth.ts";

/**
 * Signs in with an account of a provider that only the Auth emulator knows. Never part of a build for a real project. Throws
 * AuthError.
 */
export function signInAsLocal(provider: Provider, email: string): Promise<void> {
  return withAuthErrors(async () => {
    await ready();
    const identity = { sub: `local-${email.toLowerCase()}`, email, name: email.split("@")[0] ?? email };
    await beginSession(() => signInWithCredential(auth, localCredential(provider, identity)));
  });
}

/** What a provider says of its account. */
interface LocalIdentity {
  readonly sub: string;
  readonly email: string;
  readonly name?: string;
}

/**
 * The credential of a provider's account that only the Auth emulator knows: it takes a plain JSON identity where the real
 * service wants the provider's signature. Never part of a build for a real project.
 */
export function localCredential(provider: Provider, identity: LocalIdentity): AuthCredential {
  const idToken = JSON.stringify({ ...identity, email_verified: true });
  return provider === "google"
    ? GoogleAuthProvider.credential(idToken)
    : new OAuthProvider(PROVIDER_IDS.apple).credential({ idToken, rawNonce: "local" });
}
