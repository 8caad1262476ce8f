import { AppError } from "../../app-error.ts";

/**
 * Refuses what was done in another account: a device may have changed its user since, and answers must never reach another
 * account. The code is one that makes the device wait until its own user is back.
 */
export function requireCaller(writer: string, uid: string): void {
  if (writer !== uid) throw new AppError("failed-precondition", "uid: is not the user who is signed in");
}
