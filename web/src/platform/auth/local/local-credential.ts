import { type AuthCredential, GoogleAuthProvider, OAuthProvider } from "firebase/auth";
import { PROVIDER_IDS, type Provider } from "../provider.ts";

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
