import { COMMON_ERRORS, type ErrorCode } from "@mindle/domain/api/errors";
import type { CallLimit } from "@mindle/domain/api/operation";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import { AppError } from "../app-error.ts";
import type { FailureReport } from "./dispatch.ts";
import { checkApp, type VerifyApp } from "./identify.ts";
import { type Limiter, limitCalls } from "./limit-calls.ts";
import { mapError } from "./map-error.ts";
import { type ApiRequest, type ApiResponse, failed, HEADERS, type TextResponse } from "./message.ts";
import { readBody } from "./read-body.ts";

/** Where clients send tracking events to. */
export const STREAM_PATH = "/streams/records";

/** A client sends at most ten times a second, and several may share an address. */
const LIMIT: CallLimit = { calls: 1200, perSeconds: 60 };

const ERRORS: readonly ErrorCode[] = [...COMMON_ERRORS, "resource-exhausted"];

export interface StreamOptions {
  readonly record: (events: readonly TrackingEvent[]) => Promise<void>;
  readonly verifyApp: VerifyApp | null;
  readonly limiter: Limiter;
  readonly report: (failure: FailureReport) => void;
}

/** Takes tracking events: `PUT /streams/records` with an array of them is answered with the text `OK`. */
export function createStream(
  options: StreamOptions,
): (request: ApiRequest) => Promise<ApiResponse | TextResponse> {
  return async (request) => {
    if (request.method !== "PUT") {
      return failed(new AppError("invalid-argument", "method: must be PUT"), { Allow: "PUT" });
    }
    try {
      await checkApp(request, options.verifyApp);
      const events = readBody(trackingEvents, request);
      await limitCalls(request, null, { name: STREAM_PATH, limit: LIMIT }, options.limiter);
      await options.record(events);
      return { status: 200, headers: HEADERS, text: "OK" };
    } catch (error) {
      const { answer, report } = mapError(error, ERRORS);
      if (report !== undefined) options.report({ operation: STREAM_PATH, sessionId: null, error: report });
      return failed(answer);
    }
  };
}
