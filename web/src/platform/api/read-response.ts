import { type AssessmentResponse, getResponse } from "@mindle/domain/api/assessment-response";
import { ApiError } from "./api-error.ts";
import { callApi } from "./call-api.ts";
import type { CallOptions } from "./caller.ts";

// Apart from `reads.ts`, because the result page preloads it.

/** A mistyped id is refused before it is looked for. */
const NOT_FOUND_CODES: readonly string[] = ["not-found", "invalid-argument"];

/** Null when there is no such response. Without the e-mail address, which only its owner gets and no screen shows. */
export async function readResponse(
  responseId: string,
  call: CallOptions,
): Promise<AssessmentResponse | null> {
  try {
    const response = await callApi(getResponse, { responseId }, call);
    const { email: _, ...answers } = response.answers;
    return { ...response, answers };
  } catch (error) {
    if (error instanceof ApiError && NOT_FOUND_CODES.includes(error.code)) return null;
    throw error;
  }
}
