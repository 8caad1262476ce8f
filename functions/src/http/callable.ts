import type { Operation } from "@mindle/domain/api/operation";
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
  type Request,
} from "firebase-functions/https";
import { AppError } from "../app-error.ts";
import type { Dispatch } from "./dispatch.ts";
import { bodyOf } from "./own-bodies.ts";
import { readJson } from "./read-body.ts";

/**
 * Offers an operation as a Firebase callable: the same checks and the same handler answer, and what fails does so
 * with the same code and message. A body that is no JSON of ours fails with `invalid-argument` as well.
 */
export function callable(
  options: CallableOptions,
  operation: Operation,
  dispatch: Dispatch,
): CallableFunction<unknown, Promise<unknown>> {
  const answer = async ({ data, rawRequest }: CallableRequest<unknown>): Promise<unknown> => {
    const { envelope } = await dispatch({
      method: "POST",
      path: `/${operation.path}`,
      header: (name) => rawRequest.get(name),
      body: new TextEncoder().encode(JSON.stringify(data ?? null)),
    });
    if (envelope.success) return envelope.data;
    throw new HttpsError(envelope.code, envelope.message);
  };
  return readingBodies(onCall(options, answer));
}

/** Firebase's library wants bodies parsed, and refuses in its own form a request that has none. */
function readingBodies<Fn extends CallableFunction<unknown, unknown>>(callable: Fn): Fn {
  const serve = async (request: Request, response: Parameters<Fn>[1]): Promise<void> => {
    const bytes = await bodyOf(request).catch(() => undefined);
    // Who hung up waits for no answer.
    if (bytes === undefined) return;
    request.body = jsonOf(request, bytes);
    await callable(request, response);
  };
  // What the deployment reads of a function stands on it.
  return Object.assign(serve, callable);
}

function jsonOf(request: Request, body: Uint8Array): unknown {
  try {
    return readJson({ header: (name) => request.get(name), body });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
