import { ACCOUNT_COOKIE } from "@mindle/domain/api/operation-headers";
import { useOnceHydrated } from "../browser/hydration.ts";
import { endedSession } from "./auth-storage.ts";
import { useAuthState } from "./use-auth-state.ts";

/**
 * Whether an account is used in this browser whose sign-in is lost: the server's cookie says so, which outlives what scripts have
 * stored. Where a session that has ended is still noted, nothing was lost, and the cookie comes from an answer that was late.
 */
export function hasKnownAccount(): boolean {
  return endedSession.read() === undefined && document.cookie.split("; ").includes(`${ACCOUNT_COOKIE}=1`);
}

/** Whether an account is used in this browser whose sign-in has gone. Who signs out here takes the account along. */
export function useForgottenSignIn(): boolean {
  const { status } = useAuthState();
  return useOnceHydrated(hasKnownAccount, false) && status === "signedOut";
}

/** For a sign-out, and for a visitor who does not want to sign in again. */
export function forgetAccount(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers that are supported.
  document.cookie = `${ACCOUNT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
