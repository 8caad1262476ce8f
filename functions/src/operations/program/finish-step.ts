import type { finishStep as contract } from "@mindle/domain/api/program";
import { writtenAt } from "@mindle/domain/content/page-save";
import { AppError } from "../../app-error.ts";
import { mayOpenStep } from "../../policies/content-access.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./require-caller.ts";

/** Marks a step of a programme as finished. The step must exist, and have been open to the caller when it was finished. */
export const finishStep: Handler<typeof contract> = async (
  { programId, stepId, uid: finisher, ageMs = 0 },
  { uid },
  deps,
) => {
  if (finisher !== undefined) requireCaller(finisher, uid);
  const step = { programId, stepId };
  const finishedAt = writtenAt(ageMs, deps.now());
  const programme = await deps.store.content.programme(programId);
  if (programme === undefined) throw new AppError("not-found", "programId: there is no such programme");
  if (!Object.hasOwn(programme.steps, stepId)) {
    throw new AppError("not-found", "stepId: the programme has no such step");
  }
  const finished = await deps.store.progress.finish(uid, step, ({ usageInfos }) =>
    mayOpenStep(step, openProgrammeIds([{ programId, usageInfos }], finishedAt)),
  );
  if (finished === undefined) throw new AppError("permission-denied", "stepId: the step is locked");
  return { programId, usageInfos: finished.usageInfos, stepFinished: finished.stepFinished };
};
