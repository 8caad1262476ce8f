import { AppError } from "../../app-error.ts";
import { canOpenAny, type StepUse } from "../../policies/programme-access.ts";
import type { StoredUserProgram } from "../../store/accounts/users.ts";
import type { Deps } from "../handler.ts";

/**
 * Refuses what was done in another account: a device may have changed its user since, and answers must never reach another
 * account. The code is one that makes the device wait until its own user is back.
 */
export function requireCaller(writer: string, uid: string): void {
  if (writer !== uid) throw new AppError("failed-precondition", "uid: is not the user who is signed in");
}

/**
 * What a user has of the programmes that decide about access to content. `uses` are the steps that show each part of the content.
 * Nothing is read for content of a free step.
 */
export async function loadUserProgrammes(
  uses: readonly (readonly StepUse[])[],
  uid: string,
  { store }: Deps,
): Promise<readonly StoredUserProgram[]> {
  const lockedUses = uses.filter((steps) => !canOpenAny(steps, [])).flat();
  return store.users.programsById(
    uid,
    lockedUses.map(({ programId }) => programId),
  );
}
