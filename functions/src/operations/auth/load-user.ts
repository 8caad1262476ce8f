import type { User } from "@mindle/domain/api/auth";
import type { Language } from "@mindle/domain/catalogue/language";
import { openProgrammeIds } from "../../policies/programme-access.ts";
import type { Account } from "../../store/accounts/accounts.ts";
import type { UserDocument } from "../../store/accounts/user-document.ts";
import type { AccountFields } from "../../store/accounts/users.ts";
import type { Context, Deps } from "../handler.ts";

/** Fields that the user's document copies from the account, and the request's language if it has one. */
export function accountFields(account: Account, language: Language | null): AccountFields {
  const fields = { email: account.email, signsInByEmail: account.providers.includes("password") };
  return language === null ? fields : { ...fields, language };
}

/** Keeps the address of an account that is used for the first time. */
export async function keepFirstEmail(account: Account, { store }: Deps): Promise<void> {
  if (account.email !== null && account.firstEmail === null) await store.accounts.keepFirstEmail(account);
}

/** Creates the caller's document if needed, for operations that may be the user's first. */
export async function ensureUser(
  { account, language }: Context<"signedIn">,
  deps: Deps,
): Promise<UserDocument> {
  await keepFirstEmail(account, deps);
  return deps.store.users.ensure(account.uid, accountFields(account, language), deps.now());
}

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
    passwordSet: user.passwordSet,
    hasConsented: user.consents !== undefined,
    safetyFlag: user.safetyFlag ?? null,
  };
}
