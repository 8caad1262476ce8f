import { REQUEST_ID_HEADER } from "@mindle/domain/api/operation-headers";
import type { Request, Response } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { requestLine } from "../logging/log-lines.ts";
import { requestIdFrom, withRequestId } from "../logging/request-id.ts";

/** Handles a request under its id, which the response names, and logs it. firebase-functions adds its trace to each line. */
export async function logRequest(
  request: Request,
  response: Pick<Response, "set" | "statusCode">,
  operation: string,
  handle: () => unknown,
): Promise<void> {
  const requestId = requestIdFrom(request.get(REQUEST_ID_HEADER));
  response.set(REQUEST_ID_HEADER, requestId);
  await withRequestId(requestId, async () => {
    const began = performance.now();
    try {
      await handle();
    } finally {
      const durationMs = performance.now() - began;
      logger.write(requestLine({ operation, status: response.statusCode, durationMs }));
    }
  });
}
