import { personalJson } from "../storage/clear-user-data.ts";
import type { SentLink } from "../storage/schema.ts";
import { storedValue } from "../storage/stored-value.ts";

/** The pages that an e-mail link opens. */
export const LINK_PAGES = { register: "/auth/register", findPassword: "/auth/find-password" } as const;

export type LinkPurpose = SentLink["purpose"];

/**
 * The last link that was sent, until the account that it leads to is loaded: its page has to name the address, which the link
 * does not hold.
 */
export const sentLink = storedValue("emailLink", personalJson, {
  initial: undefined,
  parse: parseSentLink,
});

function parseSentLink(data: unknown): SentLink | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (!("purpose" in data) || !("email" in data) || !("at" in data)) return undefined;
  const { purpose, email, at } = data;
  if (purpose !== "register" && purpose !== "findPassword") return undefined;
  if (typeof email !== "string" || typeof at !== "number") return undefined;
  const usedCode = "usedCode" in data && typeof data.usedCode === "string" ? data.usedCode : undefined;
  return { purpose, email, at, ...(usedCode !== undefined && { usedCode }) };
}
