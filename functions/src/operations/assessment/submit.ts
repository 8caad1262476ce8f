import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { AppError } from "../../app-error.ts";
import { ownershipOfNewResponse } from "../../policies/response.ts";
import type { Handler } from "../handler.ts";
import { checkSubmission } from "./check-submission.ts";
import { presentResponse } from "./responses.ts";

export const submit: Handler<"submitAssessment"> = async (input, context, deps) => {
  const checked = checkSubmission(input);
  const id = context.idempotencyKey ?? randomId(SECRET_ID_LENGTH, deps.random);
  const response = await deps.store.responses.create(id, {
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
  if (response === undefined) throw new AppError("already-exists", "The key belongs to another submission.");
  return presentResponse(response, context);
};
