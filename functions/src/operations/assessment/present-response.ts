import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { type Asker, mayReadEmailOfResponse } from "../../policies/response.ts";
import type { StoredResponse } from "../../store/responses.ts";

/** A response as `asker` may see it: the e-mail address is left out for all but its owner. */
export function presentResponse(response: StoredResponse, asker: Asker): AssessmentResponse {
  const { answers } = response;
  return {
    _id: response.id,
    assessmentId: response.assessmentId,
    answers: {
      nickname: { value: answers.nickname.value },
      ...(mayReadEmailOfResponse(response, asker) ? { email: { value: answers.email.value } } : {}),
      character: { value: answers.character.value },
    },
    grades: response.grades,
    submittedAt: response.createdAt,
  };
}
