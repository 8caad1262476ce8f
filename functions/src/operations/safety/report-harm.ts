import type { reportHarm as contract } from "@mindle/domain/api/safety";
import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "../program/require-caller.ts";

/** Counts a reported harm. The caller's id is looked at and not stored. Idempotent with a key; without one, every call counts. */
export const reportHarm: Handler<typeof contract> = async (
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
