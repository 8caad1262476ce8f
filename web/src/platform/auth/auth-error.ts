import { LoadError } from "../browser/load-module.ts";
import { isTimeout } from "../browser/within.ts";

/** Why signing in failed, as far as a person can do something about it. */
export type AuthProblem =
  | "credentials"
  | "emailInUse"
  | "invalidEmail"
  | "weakPassword"
  | "linkExpired"
  | "linkInvalid"
  | "recentLogin"
  | "otherMethod"
  | "otherAccount"
  | "disabled"
  | "tooMany"
  | "expired"
  | "offline"
  | "popupBlocked"
  | "redirectLost"
  | "cancelled"
  | "unknown";

/** Wrong password and unknown address are one problem, so that nobody can find out who has an account. */
const PROBLEMS: Readonly<Partial<Record<string, AuthProblem>>> = {
  "auth/wrong-password": "credentials",
  "auth/user-not-found": "credentials",
  "auth/invalid-credential": "credentials",
  "auth/invalid-login-credentials": "credentials",
  "auth/email-already-in-use": "emailInUse",
  "auth/invalid-email": "invalidEmail",
  "auth/weak-password": "weakPassword",
  "auth/password-does-not-meet-requirements": "weakPassword",
  "auth/expired-action-code": "linkExpired",
  "auth/invalid-action-code": "linkInvalid",
  "auth/requires-recent-login": "recentLogin",
  "auth/account-exists-with-different-credential": "otherMethod",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "tooMany",
  "auth/quota-exceeded": "tooMany",
  "auth/captcha-check-failed": "expired",
  "auth/code-expired": "expired",
  "auth/network-request-failed": "offline",
  "auth/timeout": "offline",
  "auth/popup-blocked": "popupBlocked",
  // The browser keeps what the provider's page stored from this one.
  "auth/web-storage-unsupported": "redirectLost",
  "auth/popup-closed-by-user": "cancelled",
  "auth/cancelled-popup-request": "cancelled",
  "auth/user-cancelled": "cancelled",
};

/** What a thrown value means, by Firebase's code. Without a connection, the sign-in library itself may not be there. */
export function authProblemOf(error: unknown): AuthProblem {
  if (error instanceof LoadError || isTimeout(error)) return "offline";
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const { code } = error;
  if (typeof code !== "string" || isMistake(error)) return "unknown";
  return PROBLEMS[code] ?? "unknown";
}

/** What browsers say of a mistake in the code. */
const MISTAKE =
  /^ReferenceError:|^TypeError: .*(?:is not (?:a function|a constructor|an object|iterable)|is undefined|is null|of undefined|of null)/;

/** Firebase reports whatever is thrown while it calls Auth as a failed request. */
function isMistake(error: object): boolean {
  const data = "customData" in error ? error.customData : undefined;
  const message = typeof data === "object" && data !== null && "message" in data ? data.message : undefined;
  return typeof message === "string" && MISTAKE.test(message);
}

/** A failed attempt to sign in, up or out. Decide by `problem`. */
export class AuthError extends Error {
  readonly problem: AuthProblem;

  constructor(cause: unknown, problem = authProblemOf(cause)) {
    super(`sign-in failed: ${problem}`, { cause });
    this.name = "AuthError";
    this.problem = problem;
  }
}

/** Runs what asks Auth; whatever it throws becomes an {@link AuthError}. */
export async function withAuthErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError(error);
  }
}
