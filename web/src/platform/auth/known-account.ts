import { ACCOUNT_COOKIE } from "@mindle/domain/account/account-cookie";
import { useOnceHydrated } from "../browser/hydration.ts";
import { authState, subscribeToAuthState, useAuthState } from "./auth-state.ts";

/** The account of this page was forgotten, and no one has signed in since. */
let isForgotten = false;
let wasSignedIn = authState().status === "signedIn";
subscribeToAuthState(() => {
  const isSignedIn = authState().status === "signedIn";
  if (isSignedIn && !wasSignedIn) isForgotten = false;
  wasSignedIn = isSignedIn;
});

/** Whether an account is used in this browser: the server's cookie says so, which outlives what scripts have stored. */
export function hasKnownAccount(): boolean {
  return !isForgotten && document.cookie.split("; ").includes(`${ACCOUNT_COOKIE}=1`);
}

/** Whether an account is used in this browser whose sign-in has gone. Who signs out here takes the account along. */
export function useForgottenSignIn(): boolean {
  const { status } = useAuthState();
  return useOnceHydrated(hasKnownAccount, false) && status === "signedOut";
}

/**
 * For a sign-out, and for a visitor who does not want to sign in again. To be called before the session ends. One that ended from
 * elsewhere is not forgotten: its user is asked to sign in again.
 */
export function forgetAccount(): void {
  isForgotten = true;
  removeCookie();
  // The answer of a call that was sent before may set it again.
  addEventListener("pagehide", removeIfSignedOut, { once: true });
}

function removeIfSignedOut(): void {
  if (authState().status === "signedOut") removeCookie();
}

function removeCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers that are supported.
  document.cookie = `${ACCOUNT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
