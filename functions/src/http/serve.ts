import type { Request, Response } from "firebase-functions/https";
import type { ApiRequest, ApiResponse, TextResponse } from "./message.ts";
import { bodyOf } from "./own-bodies.ts";

/** Answers a request with an envelope or with text; never rejects. */
export type Answer = (request: ApiRequest) => Promise<ApiResponse | TextResponse>;

/** Fits an API to Cloud Functions. The body is read as it came, whatever the runtime made of it. */
export function serve(answerTo: Answer): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const body = await bodyOf(request).catch(() => undefined);
    // Who hung up waits for no answer.
    if (body === undefined) return;
    const answer = await answerTo({
      method: request.method,
      path: request.path,
      header: (name) => request.get(name),
      body,
    });
    response.status(answer.status).set(answer.headers);
    if ("text" in answer) {
      response.type("text/plain").send(answer.text);
    } else {
      response.json(answer.envelope);
    }
  };
}
