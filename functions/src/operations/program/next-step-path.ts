import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { scheduledSteps, scheduleOf } from "@mindle/domain/programme/schedule";
import type { StoredUserProgram } from "../../store/users.ts";
import type { Deps } from "../handler.ts";
import { ownVersion } from "./own-version.ts";

/**
 * Path of the step that comes next in a user's open programme: the current one, or after all of them one that comes later, such as
 * a look back. Of its schedule where nothing is left.
 */
export async function nextStepPath(
  { programId, version, stepFinished }: StoredUserProgram,
  deps: Pick<Deps, "store">,
): Promise<string> {
  const newest = await deps.store.content.programme(programId);
  const programme = newest && (await ownVersion(programId, newest, version, deps));
  const finished = stepFinished.map(({ stepId }) => stepId);
  const steps = scheduledSteps(
    scheduleOf(programme?.steps ?? {}, { programId, finished, isAvailable: true }),
  );
  const next =
    steps.find(({ status }) => status === "current") ?? steps.find(({ status }) => status !== "done");
  return next === undefined ? schedulePath(programId) : viewerPath(programId, next.stepId, "resume");
}
