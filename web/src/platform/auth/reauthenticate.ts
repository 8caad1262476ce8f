import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from "firebase/auth";
import { askAuth } from "./auth-error.ts";
import { auth, ready } from "./firebase-auth.ts";

/** A sign-in this long ago still shows who holds the device, in milliseconds. Firebase has the same limit. */
const RECENT_MS = 5 * 60_000;

const PROVIDERS = ["google.com", "apple.com"] as const;

/** Another service at which the user can show who they are. */
export type ReauthenticationProvider = (typeof PROVIDERS)[number];

/** How the user can show again who they are; none for users who signed in by a phone or the native shell. */
export type ReauthenticationMethod = "password" | ReauthenticationProvider;

/** Whether the user has signed in, or shown who they are, within the last five minutes. Throws AuthError. */
export async function hasSignedInRecently(): Promise<boolean> {
  return askAuth(async () => {
    const { authTime } = await (await signedInUser()).getIdTokenResult();
    return Date.now() - Date.parse(authTime) < RECENT_MS;
  });
}

/** The methods that the account has. */
export async function reauthenticationMethods(): Promise<readonly ReauthenticationMethod[]> {
  const { providerData } = await signedInUser();
  const methods: readonly ReauthenticationMethod[] = ["password", ...PROVIDERS];
  return methods.filter((method) => providerData.some(({ providerId }) => providerId === method));
}

/** Shows by the password who the user is. Throws AuthError, problem `credentials` for a wrong one. */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  await askAuth(async () => {
    const user = await signedInUser();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
  });
}

/** Shows at another service who the user is. Throws AuthError, problem `cancelled` where the popup was closed. */
export async function reauthenticateAt(providerId: ReauthenticationProvider): Promise<void> {
  await askAuth(async () => {
    const user = await signedInUser();
    // The condition is known at build time: a build for a real project has no code for this.
    if (import.meta.env.VITE_PROVIDER_SIGN_IN === "local") {
      const { localCredential } = await import("./local/local-credential.ts");
      await reauthenticateWithCredential(user, localCredential(user, providerId));
      return;
    }
    const provider = providerId === "google.com" ? new GoogleAuthProvider() : new OAuthProvider(providerId);
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  });
}

async function signedInUser(): Promise<User> {
  await ready();
  if (auth.currentUser === null) throw new Error("nobody is signed in");
  return auth.currentUser;
}
