import { REQUEST_ID_HEADER } from "@mindle/domain/api/headers";
import type { Request, Response } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { requestIdFrom, requestLine, withRequestId } from "../logging/log-lines.ts";
import { readBytes } from "./body.ts";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";

/** Handles a request; never rejects. */
export type RequestHandler = (request: ApiRequest) => Promise<ApiResponse | TextResponse>;

/**
 * Adapts a handler to Cloud Functions, whose runtime must not read bodies (`disableBodyParsing`). `nameOf` gives what a request for a
 * path is logged as.
 */
export function serve(
  handle: RequestHandler,
  nameOf: (path: string) => string,
): (request: Request, response: Response) => Promise<void> {
  return (request, response) =>
    logRequest(request, response, nameOf(request.path), async () => {
      const result = await handle({
        method: request.method,
        path: request.path,
        header: (name) => request.get(name),
        body: await readBytes(request),
      });
      response.status(result.status).set(result.headers);
      if ("text" in result) {
        response.type("text/plain").send(result.text);
      } else {
        response.json(result.envelope);
      }
    });
}

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
