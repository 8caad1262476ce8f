import type { Operation } from "@mindle/domain/api/operation";
import { type CallableRequest, HttpsError } from "firebase-functions/https";
import type { Dispatch } from "./dispatch.ts";

/**
 * Offers an operation as a Firebase callable: the same checks and the same handler answer, and what fails does so
 * with the same code and message.
 */
export function callable(
  operation: Operation,
  dispatch: Dispatch,
): (request: CallableRequest<unknown>) => Promise<unknown> {
  return async ({ data, rawRequest }) => {
    const { envelope } = await dispatch({
      method: "POST",
      path: `/${operation.path}`,
      header: (name) => rawRequest.get(name),
      body: new TextEncoder().encode(JSON.stringify(data ?? null)),
    });
    if (envelope.success) return envelope.data;
    throw new HttpsError(envelope.code, envelope.message);
  };
}
