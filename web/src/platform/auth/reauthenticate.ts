import { MINUTE_MS } from "@mindle/domain/time";
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from "firebase/auth";
import { serverNow } from "../browser/now.ts";
import { withAuthErrors } from "./auth-error.ts";
import { auth, authProvider, PROVIDER_IDS, type Provider, ready } from "./firebase-auth.ts";

/** A sign-in this long ago still shows who holds the device, in milliseconds. Firebase has the same limit. */
const RECENT_MS = 5 * MINUTE_MS;

const METHOD_IDS = { password: "password", ...PROVIDER_IDS } as const;

/** How the user can reauthenticate. */
export type ReauthenticationMethod = keyof typeof METHOD_IDS;

const METHODS: readonly ReauthenticationMethod[] = ["password", "google", "apple"];

/** Whether the user has signed in, or reauthenticated, within the last five minutes. Throws AuthError. */
export async function hasSignedInRecently(): Promise<boolean> {
  return withAuthErrors(async () => {
    const { authTime } = await (await signedInUser()).getIdTokenResult();
    return serverNow() - Date.parse(authTime) < RECENT_MS;
  });
}

/** The methods that the account has; none for users who signed in by a phone or the native shell. */
export async function reauthenticationMethods(): Promise<readonly ReauthenticationMethod[]> {
  const { providerData } = await signedInUser();
  return METHODS.filter((method) => providerData.some(({ providerId }) => providerId === METHOD_IDS[method]));
}

/** Reauthenticates by the password, after which the token is new. Throws AuthError, problem `credentials` for a wrong one. */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  await withAuthErrors(async () => {
    const user = await signedInUser();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
  });
}

/** Reauthenticates at a provider, after which the token is new. Throws AuthError, problem `cancelled` where the popup was closed. */
export async function reauthenticateAt(provider: Provider): Promise<void> {
  await withAuthErrors(async () => {
    const user = await signedInUser();
    // The condition is known at build time: a build for a real project has no code for this.
    if (import.meta.env.VITE_PROVIDER_SIGN_IN === "local") {
      const { localCredential } = await import("./local/local-provider.ts");
      const account = user.providerData.find(({ providerId }) => providerId === PROVIDER_IDS[provider]);
      const identity = { sub: account?.uid ?? "", email: account?.email ?? "" };
      await reauthenticateWithCredential(user, localCredential(provider, identity));
      return;
    }
    await reauthenticateWithPopup(user, authProvider(provider), browserPopupRedirectResolver);
  });
}

async function signedInUser(): Promise<User> {
  await ready();
  if (auth.currentUser === null) throw new Error("nobody is signed in");
  return auth.currentUser;
}
