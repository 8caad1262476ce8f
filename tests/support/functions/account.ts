import type { SessionAccount } from "../../../functions/src/store/accounts.ts";

/** The account of a caller who has just signed in with a password. */
export function anAccount(uid: string): SessionAccount {
  const email = `${uid}@example.com`;
  return {
    uid,
    email,
    emailVerified: true,
    providers: ["password"],
    firstEmail: email,
    signedInAt: Date.now(),
  };
}
