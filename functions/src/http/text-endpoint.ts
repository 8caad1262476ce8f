import { COMMON_ERRORS, type ErrorCode } from "@mindle/domain/api/errors";
import { AppError } from "../app-error.ts";
import { CALL_LIMIT_MS, withDeadline } from "./deadline.ts";
import type { FailureReport } from "./dispatch.ts";
import {
  type ApiRequest,
  type ApiResponse,
  failed,
  HEADERS,
  mapError,
  type TextResponse,
} from "./message.ts";

interface TextEndpoint {
  /** Its name in reports. */
  readonly operation: string;
  readonly method: "POST" | "PUT";
  /** What it may answer beside the common errors. */
  readonly error: ErrorCode;
  readonly report: (failure: FailureReport) => void;
  receive(request: ApiRequest): Promise<void>;
}

/** An endpoint outside of the contract that only receives something: its answer is the text `OK`, or an error. */
export function createTextEndpoint({ operation, method, error: own, report, receive }: TextEndpoint) {
  return async (request: ApiRequest): Promise<ApiResponse | TextResponse> => {
    if (request.method !== method) {
      return failed(new AppError("invalid-argument", `method: must be ${method}`), { Allow: method });
    }
    try {
      await withDeadline(receive(request), CALL_LIMIT_MS);
      return { status: 200, headers: HEADERS, text: "OK" };
    } catch (error) {
      const { answer, report: unexpected } = mapError(error, [...COMMON_ERRORS, own]);
      if (unexpected !== undefined) report({ operation, sessionId: null, error: unexpected });
      return failed(answer);
    }
  };
}
