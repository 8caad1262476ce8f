import type { getResponse as contract } from "@mindle/domain/api/assessment";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { presentResponse } from "./present-response.ts";

/** A response by its id. */
export const getResponse: Handler<typeof contract> = async ({ responseId }, context, deps) => {
  const response = await deps.store.responses.find(responseId);
  if (response === undefined) throw new AppError("not-found", "response not exists!");
  return presentResponse(response, context);
};
