import { type listResponses as contract, RESPONSES_PER_PAGE } from "@mindle/domain/api/assessment";
import { invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { presentResponse } from "./present-response.ts";

/** One page of the caller's responses, newest first. */
export const listResponses: Handler<typeof contract> = async ({ after }, context, { store }) => {
  const responses = await store.responses.list(context.uid, { after, limit: RESPONSES_PER_PAGE });
  if (responses === undefined) throw invalidArgument("after", "is no response of yours");
  return responses.map((response) => {
    const { answers, ...presented } = presentResponse(response, context);
    const { email: _email, ...others } = answers;
    return { ...presented, answers: others };
  });
};
