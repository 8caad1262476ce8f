import type { setSafetyFlag as contract } from "@mindle/domain/api/safety";
import { isFlagAhead } from "@mindle/domain/safety/safety-flag";
import { invalidArgument } from "../../app-error.ts";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "../program/require-caller.ts";

/** Stores or removes the caller's flag. One that lies ahead would keep its effects longer than anybody meant. */
export const setSafetyFlag: Handler<typeof contract> = async ({ uid: owner, flag }, context, deps) => {
  requireCaller(owner, context.uid);
  if (flag !== null && isFlagAhead(flag, deps.now())) {
    throw invalidArgument("flag.day", "must not be in the future");
  }
  await ensureUser(context, deps);
  return deps.store.users.setSafetyFlag(context.uid, flag);
};
