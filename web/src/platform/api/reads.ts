import {
  type AssessmentResponse,
  getLatestSchemaAssessment,
  getResponse,
} from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { ApiError } from "./api-error.ts";
import { callApi } from "./call-api.ts";
import type { CallOptions } from "./caller.ts";

// What queries read. Loaded with the first of them: the operations bring zod, which pages that read nothing do without.

/** Options of a call for one user. */
interface UserCall extends CallOptions {
  readonly uid: string;
}

export const readUserInfo = (call: UserCall) => callApi(getUserInfo, {}, call);

export const readUserProgram = (call: UserCall) => callApi(getUserProgram, {}, call);

export const readLatestAssessment = (call: UserCall) => callApi(getLatestSchemaAssessment, {}, call);

/** A mistyped id is refused before it is looked for. */
const MEANS_NONE: readonly string[] = ["not-found", "invalid-argument"];

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
    if (error instanceof ApiError && MEANS_NONE.includes(error.code)) return null;
    throw error;
  }
}
