import type { Request, Response } from "firebase-functions/https";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";

/** Handles a request with an envelope or with text; never rejects. */
export type Answer = (request: ApiRequest) => Promise<ApiResponse | TextResponse>;

/** Adapts an API to Cloud Functions, whose runtime has read the body: one that it cannot parse never gets here. */
export function serve(answerTo: Answer): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const answer = await answerTo({
      method: request.method,
      path: request.path,
      header: (name) => request.get(name),
      body: bodyOf(request),
    });
    response.status(answer.status).set(answer.headers);
    if ("text" in answer) {
      response.type("text/plain").send(answer.text);
    } else {
      response.json(answer.envelope);
    }
  };
}

/** The body's bytes as they were sent; empty without a body, for which the runtime sets none. */
export function bodyOf(request: { readonly rawBody?: Uint8Array }): Uint8Array {
  return request.rawBody ?? new Uint8Array();
}
