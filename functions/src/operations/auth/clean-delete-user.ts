import type { cleanDeleteUser as contract } from "@mindle/domain/api/auth";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { deleteUser } from "./delete-user.ts";

/** Maximum age of the sign-in, in milliseconds. */
const SIGN_IN_MAX_AGE_MS = 10 * 60_000;

/** Tolerated difference between Auth's clock and this one, in milliseconds. */
const CLOCK_TOLERANCE_MS = 30_000;

/**
 * Deletes the caller's data and account, after a recent sign-in only: a stolen token or an unlocked device alone must not
 * delete an account. A repeated call completes an interrupted deletion.
 */
export const cleanDeleteUser: Handler<typeof contract> = async (_input, { uid, account }, deps) => {
  const isRecent = deps.now() - account.signedInAt <= SIGN_IN_MAX_AGE_MS + CLOCK_TOLERANCE_MS;
  if (!isRecent) throw new AppError("failed-precondition", "The sign-in is too old. Please sign in again.");
  await deleteUser(uid, deps);
  return null;
};
