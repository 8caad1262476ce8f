import type { getResponse as contract } from "@mindle/domain/api/assessment";
import { AppError } from "../../app-error.ts";
import { canReadResponse } from "../../policies/response.ts";
import type { Handler } from "../handler.ts";
import { presentResponse } from "./present-response.ts";

/** A response by its id, for those who may read it. */
export const getResponse: Handler<typeof contract> = async ({ responseId, shareKey }, context, deps) => {
  const response = await deps.store.responses.find(responseId);
  if (response === undefined) throw new AppError("not-found", "response not exists!");
  if (!canReadResponse(response, context, shareKey)) {
    throw new AppError("permission-denied", "The response belongs to an account.");
  }
  return presentResponse(response, context);
};
