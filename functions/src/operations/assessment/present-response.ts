import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { type Caller, canReadEmailOfResponse } from "../../policies/response.ts";
import type { StoredResponse } from "../../store/responses.ts";

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
