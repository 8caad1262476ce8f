import type { Account } from "../store/accounts.ts";

/** The account of a caller who signs in with a password. */
export function anAccount(uid: string): Account {
  return { uid, email: `${uid}@example.com`, emailVerified: false, providers: ["password"] };
}
