import type { getUserInfo as contract } from "@mindle/domain/api/auth";
import { AppError } from "../../app-error.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Handler } from "../handler.ts";

/** The signed-in user; makes the user's document and takes over this browser's responses. */
export const getUserInfo: Handler<typeof contract> = async (_input, { uid, browserId }, { store, now }) => {
  const account = await store.accounts.find(uid);
  // A token outlives its account by up to an hour; a deleted user's document must not come back.
  if (account === undefined) throw new AppError("unauthenticated", "the account is closed");
  const time = now();
  const facts = { email: account.email, passwordSet: account.providers.includes("password") };
  const [user, programs] = await Promise.all([
    store.users.ensure(uid, facts, time),
    store.users.programs(uid),
    browserId === null ? undefined : store.responses.claim(browserId, uid),
  ]);
  return {
    userId: uid,
    email: account.email,
    additionalInfo: user.additionalInfo,
    loggedIn: true,
    availableProgramIds: openProgrammeIds(programs, time),
    stepFinished: Object.fromEntries(
      programs.map(({ programId, stepFinished }) => [programId, stepFinished.map(({ stepId }) => stepId)]),
    ),
    authProviders: [...account.providers],
    passwordSet: facts.passwordSet,
  };
};
