import type { getLatestSchemaAssessment as contract } from "@mindle/domain/api/assessment";
import type { Handler } from "../handler.ts";
import { presentResponse } from "./present-response.ts";

/** The caller's newest response; null without one. */
export const getLatestSchemaAssessment: Handler<typeof contract> = async (_input, context, deps) => {
  const response = await deps.store.responses.findLatest(context.uid);
  return response === undefined ? null : presentResponse(response, context);
};
