import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { NICKNAME_MAX_UNITS } from "@mindle/domain/account/nickname";
import { authState } from "../auth/auth-state.ts";
import { personalJson } from "../storage/clear-user-data.ts";
import { storedValue } from "../storage/stored-value.ts";

/** Longer than any nickname and any e-mail address: longer texts were not typed into the assessment. */
const NICKNAME_MAX = 2 * NICKNAME_MAX_UNITS;
const EMAIL_MAX = 300;

/** The nickname as it was typed into the assessment. */
export const typedNickname = storedValue("nickname", personalJson, {
  initial: "",
  parse: (data) => (typeof data === "string" && data.length <= NICKNAME_MAX ? data : undefined),
});

/** The address as it was typed into the assessment. */
export const typedEmail = storedValue("email", personalJson, {
  initial: "",
  parse: (data) => (typeof data === "string" && data.length <= EMAIL_MAX ? data : undefined),
});

/** The visitor's e-mail address: the account's, else the one given in the assessment; undefined when there is none. */
export function knownEmail(): string | undefined {
  const auth = authState();
  const accountEmail = auth.status === "signedIn" ? auth.account.email : null;
  const email = accountEmail ?? cleanEmail(typedEmail.read());
  return isEmail(email) ? email : undefined;
}
