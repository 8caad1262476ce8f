import { mayOpenAny, type StepUse } from "../../policies/content-access.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Deps } from "../handler.ts";

/**
 * Ids of the programmes open to a user now, of those that decide whether content is; `uses` are the steps that show
 * each part of it. What a free step shows is open to everyone, and no programme is read for it.
 */
export async function openProgrammesFor(
  uses: readonly (readonly StepUse[])[],
  uid: string,
  { store, now }: Deps,
): Promise<string[]> {
  const deciding = uses.filter((steps) => !mayOpenAny(steps, [])).flat();
  const programIds = deciding.map(({ programId }) => programId);
  return openProgrammeIds(await store.users.programsOf(uid, programIds), now());
}
