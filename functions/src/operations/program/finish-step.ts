import { writtenAt } from "@mindle/domain/content/page-save";
import { AppError } from "../../app-error.ts";
import { canOpenStep, writableProgrammeIds } from "../../policies/programme-access.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";
import { ownVersion } from "./own-programme.ts";
import { isUnfinished } from "./reminder-paths.ts";

/** Marks a step of a programme as finished. The user's version must have the step, which must be open to the caller, or have been when it was finished. */
export const finishStep: Handler<"finishStep"> = async (
  { programId, stepId, uid: finisher, ageMs = 0 },
  { uid },
  deps,
) => {
  if (finisher !== undefined) requireCaller(finisher, uid);
  const step = { programId, stepId };
  const now = deps.now();
  const finishedAt = writtenAt(ageMs, now);
  const newest = await deps.store.content.programme(programId);
  if (newest === undefined) throw new AppError("not-found", "programId: there is no such programme");
  const finished = await deps.store.progress.finish(
    uid,
    { ...step, finishedAt },
    async ({ version, usageInfos }) => {
      const programme = await ownVersion(programId, newest, version, deps);
      if (programme === undefined || !Object.hasOwn(programme.steps, stepId)) {
        throw new AppError("not-found", "stepId: the programme has no such step");
      }
      if (
        !canOpenStep(step, writableProgrammeIds([{ programId, usageInfos }], { doneAt: finishedAt, now }))
      ) {
        throw new AppError("permission-denied", "stepId: the step is locked");
      }
      return programme.version;
    },
  );
  // Finishing a step sets the nudge for a user who does not continue; finishing the last one deletes it.
  if (await isUnfinished({ programId, ...finished }, newest, deps))
    await deps.store.datedReminders.setNudge(uid, { ...step, setAt: finishedAt });
  else await deps.store.datedReminders.endNudge(uid, programId);
  return { programId, ...finished };
};
