import { type AuthCredential, GoogleAuthProvider, OAuthProvider, type User } from "firebase/auth";

/**
 * The credential of an account at another service that only the Auth emulator knows: it takes a plain JSON identity where
 * the real service wants a signature. Never part of a build for a real project.
 */
export function localCredential(user: User, providerId: "google.com" | "apple.com"): AuthCredential {
  const account = user.providerData.find((info) => info.providerId === providerId);
  const idToken = JSON.stringify({ sub: account?.uid, email: account?.email, email_verified: true });
  return providerId === "google.com"
    ? GoogleAuthProvider.credential(idToken)
    : new OAuthProvider(providerId).credential({ idToken });
}
