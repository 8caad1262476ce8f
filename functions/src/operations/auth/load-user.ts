import type { User } from "@mindle/domain/api/auth";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import { accountClosed } from "../../store/account-guard.ts";
import type { Account } from "../../store/accounts.ts";
import type { UserDocument } from "../../store/documents/user-document.ts";
import type { AccountFacts } from "../../store/users.ts";
import type { Deps } from "../handler.ts";

/** The account of a caller. A token outlives its account by up to an hour: a closed one is `unauthenticated`. */
export async function loadAccount(uid: string, { store }: Deps): Promise<Account> {
  const account = await store.accounts.find(uid);
  if (account === undefined) throw accountClosed();
  return account;
}

/** What a user's document repeats of the account. */
export function factsOf(account: Account): AccountFacts {
  return { email: account.email, passwordSet: account.providers.includes("password") };
}

/** Makes the caller's document if there is none yet, for operations that may be the first to write about a user. */
export async function ensureUser(uid: string, deps: Deps): Promise<UserDocument> {
  const account = await loadAccount(uid, deps);
  return deps.store.users.ensure(uid, factsOf(account), deps.now());
}

/** A user as the API shows it. */
export async function presentUser(account: Account, user: UserDocument, deps: Deps): Promise<User> {
  const programs = await deps.store.users.programs(account.uid);
  return {
    userId: account.uid,
    email: account.email,
    additionalInfo: user.additionalInfo,
    loggedIn: true,
    availableProgramIds: openProgrammeIds(programs, deps.now()),
    stepFinished: Object.fromEntries(
      programs.map(({ programId, stepFinished }) => [programId, stepFinished.map(({ stepId }) => stepId)]),
    ),
    authProviders: [...account.providers],
    passwordSet: factsOf(account).passwordSet,
  };
}
