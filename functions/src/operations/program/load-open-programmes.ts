import { mayOpenAny, type StepUse } from "../../policies/content-access.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Deps } from "../handler.ts";

/**
 * Ids of the programmes that are open to a user and needed to access content. `uses` are the steps that show each part
 * of the content. No programme is read for content of a free step.
 */
export async function loadOpenProgrammes(
  uses: readonly (readonly StepUse[])[],
  uid: string,
  { store, now }: Deps,
): Promise<string[]> {
  const lockedUses = uses.filter((steps) => !mayOpenAny(steps, [])).flat();
  const programIds = lockedUses.map(({ programId }) => programId);
  return openProgrammeIds(await store.users.programsById(uid, programIds), now());
}
