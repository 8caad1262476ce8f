import { ApiError } from "../../platform/api/api-error.ts";

/** Why a change was not saved, as a key of the texts. */
export function saveProblemOf(error: Error): "unavailable" | "busy" | "other" {
  if (!(error instanceof ApiError)) return "other";
  if (error.code === "unavailable") return "unavailable";
  return error.code === "resource-exhausted" ? "busy" : "other";
}
