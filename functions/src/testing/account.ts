import type { SessionAccount } from "../store/accounts.ts";

/** The account of a caller who has just signed in with a password. */
export function anAccount(uid: string): SessionAccount {
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: false,
    providers: ["password"],
    signedInAt: Date.now(),
  };
}
