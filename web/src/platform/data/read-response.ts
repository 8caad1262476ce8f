import { type AssessmentResponse, getResponse, shareResponse } from "@mindle/domain/api/assessment-response";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { CallOptions } from "../api/caller.ts";

// Apart from `reads.ts`, because the result page preloads it.

/** A mistyped id is refused before it is looked for. */
const NOT_FOUND_CODES: readonly string[] = ["not-found", "invalid-argument"];

/** Which response, and with the key of which link. */
export interface ResponseAddress {
  readonly responseId: string;
  readonly shareKey?: string | undefined;
}

/**
 * Null when there is no such response, `closed` where it belongs to an account, and neither its user nor the key asks for it.
 * Without the e-mail address, which only its owner gets and no screen shows.
 */
export async function readResponse(
  { responseId, shareKey }: ResponseAddress,
  call: CallOptions,
): Promise<AssessmentResponse | "closed" | null> {
  try {
    return withoutEmail(
      await callApi(getResponse, { responseId, ...(shareKey !== undefined && { shareKey }) }, call),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (NOT_FOUND_CODES.includes(error.code)) return null;
    if (error.code === "permission-denied") return "closed";
    throw error;
  }
}

/** Makes the link that opens a response of the user for anyone, or ends it. Throws an ApiError. */
export async function setShared(
  uid: string,
  responseId: string,
  shared: boolean,
): Promise<AssessmentResponse> {
  return withoutEmail(await callApi(shareResponse, { responseId, shared }, { uid }));
}

/** A response as it is kept on the device. */
export function withoutEmail(response: AssessmentResponse): AssessmentResponse {
  const { email: _, ...answers } = response.answers;
  return { ...response, answers };
}
