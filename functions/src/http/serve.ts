import type { Request, Response } from "firebase-functions/https";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";

/** Answers a request with an envelope or with text; never rejects. */
export type Answer = (request: ApiRequest) => Promise<ApiResponse | TextResponse>;

/** Fits an API to Cloud Functions. The body is read as it came, whatever the runtime made of it. */
export function serve(answerTo: Answer): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const answer = await answerTo({
      method: request.method,
      path: request.path,
      header: (name) => request.get(name),
      // Absent at run time when a request has no body, whatever the type says.
      body: request.rawBody ?? new Uint8Array(),
    });
    response.status(answer.status).set(answer.headers);
    if ("text" in answer) {
      response.type("text/plain").send(answer.text);
    } else {
      response.json(answer.envelope);
    }
  };
}
