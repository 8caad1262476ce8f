import type { getGcCompack as contract } from "@mindle/domain/api/program";
import { AppError } from "../../app-error.ts";
import { mayOpenStep } from "../../policies/content-access.ts";
import type { Handler } from "../handler.ts";
import { loadOpenProgrammes } from "./load-open-programmes.ts";

/** The content pack of a step that is open to the caller. */
export const getGcCompack: Handler<typeof contract> = async ({ gcId }, { uid }, deps) => {
  const pack = await deps.store.content.pack(gcId);
  if (pack === undefined) throw new AppError("not-found", "gcId: there is no such pack");
  const open = await loadOpenProgrammes([[pack.packageBase]], uid, deps);
  if (!mayOpenStep(pack.packageBase, open))
    throw new AppError("permission-denied", "gcId: the step is locked");
  return pack;
};
