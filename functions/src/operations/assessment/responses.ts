import { type AssessmentResponse, RESPONSES_PER_PAGE } from "@mindle/domain/api/assessment";
import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { AppError, invalidArgument } from "../../app-error.ts";
import { type Caller, canReadEmailOfResponse, canReadResponse } from "../../policies/response.ts";
import type { StoredResponse } from "../../store/responses.ts";
import type { Handler } from "../handler.ts";

export const getResponse: Handler<"getResponse"> = async ({ responseId, shareKey }, context, deps) => {
  const response = await deps.store.responses.find(responseId);
  if (response === undefined) throw new AppError("not-found", "response not exists!");
  if (!canReadResponse(response, context, shareKey)) {
    throw new AppError("permission-denied", "The response belongs to an account.");
  }
  return presentResponse(response, context);
};

export const listResponses: Handler<"listResponses"> = async ({ after }, context, { store }) => {
  const responses = await store.responses.list(context.uid, { after, limit: RESPONSES_PER_PAGE });
  if (responses === undefined) throw invalidArgument("after", "is no response of yours");
  return responses.map((response) => {
    const { answers, ...presented } = presentResponse(response, context);
    const { email: _email, ...others } = answers;
    return { ...presented, answers: others };
  });
};

export const getLatestSchemaAssessment: Handler<"getLatestSchemaAssessment"> = async (
  _input,
  context,
  deps,
) => {
  const response = await deps.store.responses.findLatest(context.uid);
  return response === undefined ? null : presentResponse(response, context);
};

export const shareResponse: Handler<"shareResponse"> = async ({ responseId, shared }, context, deps) => {
  const newKey = shared ? randomId(SECRET_ID_LENGTH, deps.random) : undefined;
  const response = await deps.store.responses.share(responseId, context.uid, newKey);
  if (response === undefined) throw new AppError("not-found", "response not exists!");
  return presentResponse(response, context);
};

/** Maps a response to the API's form; only its owner gets the e-mail address and the key of its link. */
export function presentResponse(response: StoredResponse, caller: Caller): AssessmentResponse {
  const { answers } = response;
  return {
    _id: response.id,
    assessmentId: response.assessmentId,
    answers: {
      nickname: { value: answers.nickname.value },
      ...(canReadEmailOfResponse(response, caller) ? { email: { value: answers.email.value } } : {}),
      character: { value: answers.character.value },
      stress: { value: answers.stress.value },
    },
    grades: response.grades,
    submittedAt: response.createdAt,
    ...(caller.uid !== null && response.ownerUid === caller.uid
      ? { shareKey: response.shareKey ?? null }
      : {}),
  };
}
