import type { Request, Response } from "firebase-functions/https";
import { logRequest } from "./log-request.ts";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";
import { restoreContentType } from "./raw-body.ts";

/** Handles a request; never rejects. */
export type RequestHandler = (request: ApiRequest) => Promise<ApiResponse | TextResponse>;

/**
 * Adapts a handler to Cloud Functions. A request whose body the runtime cannot read is refused there and does not arrive.
 * `nameOf` gives what a request for a path is logged as.
 */
export function serve(
  handle: RequestHandler,
  nameOf: (path: string) => string,
): (request: Request, response: Response) => Promise<void> {
  return (request, response) =>
    logRequest(request, response, nameOf(request.path), async () => {
      restoreContentType(request);
      const result = await handle({
        method: request.method,
        path: request.path,
        header: (name) => request.get(name),
        body: bodyOf(request),
      });
      response.status(result.status).set(result.headers);
      if ("text" in result) {
        response.type("text/plain").send(result.text);
      } else {
        response.json(result.envelope);
      }
    });
}

/** The raw body. The runtime does not set it for a request without one. */
export function bodyOf(request: { readonly rawBody?: Uint8Array }): Uint8Array {
  return request.rawBody ?? new Uint8Array();
}
