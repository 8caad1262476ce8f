/** Why signing in failed, as far as a person can do something about it. */
export type AuthProblem =
  | "credentials"
  | "emailInUse"
  | "invalidEmail"
  | "weakPassword"
  | "otherMethod"
  | "disabled"
  | "tooMany"
  | "offline"
  | "popupBlocked"
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
  "auth/account-exists-with-different-credential": "otherMethod",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "tooMany",
  "auth/network-request-failed": "offline",
  "auth/timeout": "offline",
  "auth/popup-blocked": "popupBlocked",
  "auth/popup-closed-by-user": "cancelled",
  "auth/cancelled-popup-request": "cancelled",
  "auth/user-cancelled": "cancelled",
};

/** What a thrown value means, by Firebase's code. */
export function problemOf(error: unknown): AuthProblem {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const { code } = error;
  return typeof code === "string" ? (PROBLEMS[code] ?? "unknown") : "unknown";
}

/** A failed attempt to sign in, up or out. Decide by `problem`. */
export class AuthError extends Error {
  readonly problem: AuthProblem;

  constructor(cause: unknown) {
    const problem = problemOf(cause);
    super(`sign-in failed: ${problem}`, { cause });
    this.name = "AuthError";
    this.problem = problem;
  }
}
