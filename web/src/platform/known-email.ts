import { isEmail } from "@mindle/domain/account/email";
import { authState } from "./auth/auth-state.ts";
import type { WIZARD_KEYS } from "./personal-keys.ts";
import { localJson } from "./storage.ts";

/** Where the assessment keeps an address as it was typed. */
const WIZARD_EMAIL_KEY = "email" satisfies (typeof WIZARD_KEYS)[number];

/** The visitor's e-mail address: the account's, else the one given in the assessment; undefined when there is none. */
export function knownEmail(): string | undefined {
  const auth = authState();
  const accountEmail = auth.status === "signedIn" ? auth.account.email : null;
  const typed = localJson.read(WIZARD_EMAIL_KEY);
  const email = accountEmail ?? (typeof typed === "string" ? typed.trim() : "");
  return isEmail(email) ? email : undefined;
}
