import { isEmail } from "@mindle/domain/account/email";

/** Fewest characters of a new password. */
export const NEW_PASSWORD_MIN = 8;

/** Fewest characters a password to sign in with may have; older accounts may have short ones. */
export const SIGN_IN_PASSWORD_MIN = 4;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface CredentialProblems {
  readonly email: boolean;
  readonly password: boolean;
}

/** What keeps credentials from being sent, or undefined. The address counts without the spaces around it. */
export function credentialProblems(
  credentials: Credentials,
  shortestPassword: number,
): CredentialProblems | undefined {
  const email = !isEmail(credentials.email.trim());
  const password = credentials.password.length < shortestPassword;
  return email || password ? { email, password } : undefined;
}
