import type { submitAssessment } from "@mindle/domain/api/assessment";
import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { ownershipOfNewResponse } from "../../policies/response.ts";
import type { Handler } from "../handler.ts";
import { checkSubmission } from "./check-submission.ts";
import { presentResponse } from "./present-response.ts";

/** Grades an assessment and stores it for the user, or without sign-in for the claim secret. Not idempotent. */
export const submit: Handler<typeof submitAssessment> = async (input, context, deps) => {
  const checked = checkSubmission(input);
  const response = await deps.store.responses.create(randomId(SECRET_ID_LENGTH, deps.random), {
    assessmentId: input.assessmentId,
    answers: {
      nickname: { value: checked.nickname },
      stress: { value: checked.stress },
      email: { value: checked.email },
      character: { value: [...checked.characters] },
    },
    questions: { ...checked.questions },
    grades: checked.grades,
    ...ownershipOfNewResponse(context),
    createdAt: deps.now(),
  });
  return presentResponse(response, context);
};
