import type { shareResponse as contract } from "@mindle/domain/api/assessment";
import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { presentResponse } from "./present-response.ts";

/** Makes the link that opens a response of the caller for anyone, or ends it. */
export const shareResponse: Handler<typeof contract> = async ({ responseId, shared }, context, deps) => {
  const newKey = shared ? randomId(SECRET_ID_LENGTH, deps.random) : undefined;
  const response = await deps.store.responses.share(responseId, context.uid, newKey);
  if (response === undefined) throw new AppError("not-found", "response not exists!");
  return presentResponse(response, context);
};
