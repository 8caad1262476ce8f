import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { isFlagAhead } from "@mindle/domain/safety/safety-flag";
import { AppError, invalidArgument } from "../../app-error.ts";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "../program/caller.ts";

/** Stores or removes the caller's flag. One that lies ahead would keep its effects longer than anybody meant. */
export const setSafetyFlag: Handler<"setSafetyFlag"> = async ({ uid: owner, flag }, context, deps) => {
  requireCaller(owner, context.uid);
  if (flag !== null && isFlagAhead(flag, deps.now())) {
    throw invalidArgument("flag.day", "must not be in the future");
  }
  await ensureUser(context, deps);
  return deps.store.users.setSafetyFlag(context.uid, flag);
};

/** Counts a reported harm. The caller's id is looked at and not stored. Idempotent with a key; without one, every call counts. */
export const reportHarm: Handler<"reportHarm"> = async (
  { uid: owner, harm, programId },
  { uid, idempotencyKey },
  deps,
) => {
  requireCaller(owner, uid);
  if ((await deps.store.content.programme(programId)) === undefined) {
    throw new AppError("not-found", "programId: there is no such programme");
  }
  const reportId = idempotencyKey ?? randomId(SECRET_ID_LENGTH, deps.random);
  await deps.store.harms.count(reportId, { harm, programId }, deps.now());
  return null;
};
