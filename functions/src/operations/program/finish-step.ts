import type { finishStep as contract } from "@mindle/domain/api/program";
import { AppError } from "../../app-error.ts";
import { mayOpenStep } from "../../policies/content-access.ts";
import type { Handler } from "../handler.ts";
import { openProgrammesOf } from "./open-programmes.ts";

/** Marks a step of a programme finished. It must exist and be open to the caller. */
export const finishStep: Handler<typeof contract> = async (step, { uid }, deps) => {
  const { programId, stepId } = step;
  const [programme, open] = await Promise.all([
    deps.store.content.programme(programId),
    openProgrammesOf(uid, deps),
  ]);
  if (programme === undefined) throw new AppError("not-found", "programId: there is no such programme");
  if (!Object.hasOwn(programme.steps, stepId)) {
    throw new AppError("not-found", "stepId: the programme has no such step");
  }
  if (!mayOpenStep(step, open)) throw new AppError("permission-denied", "stepId: the step is locked");
  const { usageInfos, stepFinished } = await deps.store.progress.finish(uid, programId, stepId);
  return { programId, usageInfos, stepFinished };
};
