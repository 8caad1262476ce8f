import type { Programme } from "@mindle/domain/catalogue/programme";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import type { StoredUserProgram } from "../../store/users.ts";
import type { Deps } from "../handler.ts";
import { ownVersion } from "./own-version.ts";

/**
 * Whether a programme has unfinished steps in the user's own version, not counting `later` ones. False for check-ins:
 * they have no nudge.
 */
export async function isUnfinished(
  { programId, version, stepFinished }: Pick<StoredUserProgram, "programId" | "version" | "stepFinished">,
  newest: Programme,
  deps: Pick<Deps, "store">,
): Promise<boolean> {
  if (isFreeProgramme(programId)) return false;
  const programme = await ownVersion(programId, newest, version, deps);
  const done = new Set(stepFinished.map(({ stepId }) => stepId));
  return Object.entries(programme?.steps ?? {}).some(
    ([stepId, { later }]) => later !== true && !done.has(stepId),
  );
}
