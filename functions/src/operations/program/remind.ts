import { writtenAt } from "@mindle/domain/content/page-save";
import { AppError } from "../../app-error.ts";
import { canOpenStep, writableProgrammeIds } from "../../policies/programme-access.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";
import { loadOwnStep } from "./own-programme.ts";

/** Stores the reminder of a page. The page must be one of the step, and the step be open, or have been when the page was finished. */
export const remind: Handler<"remind"> = async (
  { uid: owner, programId, stepId, id, days, ageMs, timezoneOffset },
  { uid },
  deps,
) => {
  requireCaller(owner, uid);
  const step = { programId, stepId };
  const { programmes, pack } = await loadOwnStep(step, uid, deps);
  if (pack === undefined) throw new AppError("not-found", "stepId: there is no such step");
  const page = pack.afactoryData.find(({ pageId }) => pageId === id);
  if (page === undefined) {
    throw new AppError("not-found", "id: the step has no such page");
  }
  const now = deps.now();
  const setAt = writtenAt(ageMs, now);
  if (!canOpenStep(step, writableProgrammeIds(programmes, { doneAt: setAt, now }))) {
    throw new AppError("permission-denied", "stepId: the step is locked");
  }
  const { viewNo } = page;
  const asksAgain = viewNo < pack.packageBase.lastPageNo;
  const request = { ...step, pageId: id, days, setAt, timezoneOffset };
  await deps.store.datedReminders.set(uid, { ...request, ...(asksAgain && { viewNo }) });
  return null;
};
