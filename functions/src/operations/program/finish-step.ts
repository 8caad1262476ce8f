import type { finishStep as contract } from "@mindle/domain/api/program";
import { AppError } from "../../app-error.ts";
import { mayOpenStep } from "../../policies/content-access.ts";
import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Handler } from "../handler.ts";

/** Marks a step of a programme as finished. The step must exist and be open to the caller. */
export const finishStep: Handler<typeof contract> = async (step, { uid }, deps) => {
  const { programId, stepId } = step;
  const programme = await deps.store.content.programme(programId);
  if (programme === undefined) throw new AppError("not-found", "programId: there is no such programme");
  if (!Object.hasOwn(programme.steps, stepId)) {
    throw new AppError("not-found", "stepId: the programme has no such step");
  }
  const finished = await deps.store.progress.finish(uid, step, ({ usageInfos }) =>
    mayOpenStep(step, openProgrammeIds([{ programId, usageInfos }], deps.now())),
  );
  if (finished === undefined) throw new AppError("permission-denied", "stepId: the step is locked");
  return { programId, usageInfos: finished.usageInfos, stepFinished: finished.stepFinished };
};
