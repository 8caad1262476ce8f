import type { Request, Response } from "firebase-functions/https";
import type { Dispatch } from "./dispatch.ts";

/** Fits a dispatcher to Cloud Functions. The body is read as it came, whatever the runtime made of it. */
export function serve(dispatch: Dispatch): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const answer = await dispatch({
      method: request.method,
      path: request.path,
      header: (name) => request.get(name),
      // Absent at run time when a request has no body, whatever the type says.
      body: request.rawBody ?? new Uint8Array(),
    });
    response.status(answer.status).set(answer.headers).json(answer.envelope);
  };
}
