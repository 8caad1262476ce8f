import type { Request, Response } from "firebase-functions/https";
import { logRequest } from "./log-request.ts";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";
import { readBytes } from "./raw-body.ts";

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
