import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { scheduledSteps, scheduleOf } from "@mindle/domain/programme/schedule";
import type { StoredUserProgram } from "../../store/users.ts";
import type { Deps } from "../handler.ts";
import { ownVersion } from "./own-version.ts";

/** Path of the step that comes next in a user's open programme; of its schedule where all are finished. */
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
  const next = steps.find(({ status }) => status === "current");
  return next === undefined ? schedulePath(programId) : viewerPath(programId, next.stepId, "resume");
}
