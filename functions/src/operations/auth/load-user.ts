import type { User } from "@mindle/domain/api/auth";
import type { Language } from "@mindle/domain/catalogue/language";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import { accountClosed } from "../../store/account-guard.ts";
import type { Account } from "../../store/accounts.ts";
import type { UserDocument } from "../../store/documents/user-document.ts";
import type { UserFacts } from "../../store/users.ts";
import type { Context, Deps } from "../handler.ts";

/** The account of a caller. A token outlives its account by up to an hour: a closed one is `unauthenticated`. */
export async function loadAccount(uid: string, { store }: Deps): Promise<Account> {
  const account = await store.accounts.find(uid);
  if (account === undefined) throw accountClosed();
  return account;
}

/** What a user's document repeats of the account, and of the call: a language, where it tells of one. */
export function factsOf(account: Account, language: Language | null): UserFacts {
  const facts = { email: account.email, passwordSet: hasPassword(account) };
  return language === null ? facts : { ...facts, language };
}

/** Makes the caller's document if there is none yet, for operations that may be the first to write about a user. */
export async function ensureUser({ uid, language }: Context<"signedIn">, deps: Deps): Promise<UserDocument> {
  const account = await loadAccount(uid, deps);
  return deps.store.users.ensure(uid, factsOf(account, language), deps.now());
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
    passwordSet: hasPassword(account),
  };
}

function hasPassword({ providers }: Account): boolean {
  return providers.includes("password");
}
