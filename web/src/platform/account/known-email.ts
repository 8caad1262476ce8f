import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { authState } from "../auth/auth-state.ts";
import { personalJson } from "../storage/clear-user-data.ts";
import { storedValue } from "../storage/stored-value.ts";

/** Longer than any e-mail address; a longer text was not typed into the assessment. */
const TEXT_MAX = 300;

/** The address as it was typed into the assessment. */
export const typedEmail = storedValue("email", personalJson, {
  initial: "",
  parse: (data) => (typeof data === "string" && data.length <= TEXT_MAX ? data : undefined),
});

/** The visitor's e-mail address: the account's, else the one given in the assessment; undefined when there is none. */
export function knownEmail(): string | undefined {
  const auth = authState();
  const accountEmail = auth.status === "signedIn" ? auth.account.email : null;
  const email = accountEmail ?? cleanEmail(typedEmail.read());
  return isEmail(email) ? email : undefined;
}
