import { cleanEmail, isEmail } from "@mindle/domain/account/email";

/** Minimum length of a new password. */
export const NEW_PASSWORD_MIN = 8;

/** Minimum length at sign-in; lower than for a new password, because existing accounts may have shorter ones. */
const SIGN_IN_PASSWORD_MIN = 4;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface CredentialProblems {
  readonly email: boolean;
  readonly password: boolean;
}

/** Problems of credentials at sign-in, or undefined. The address is trimmed. */
export function credentialProblems(credentials: Credentials): CredentialProblems | undefined {
  const email = !isEmail(cleanEmail(credentials.email));
  const password = credentials.password.length < SIGN_IN_PASSWORD_MIN;
  return email || password ? { email, password } : undefined;
}
