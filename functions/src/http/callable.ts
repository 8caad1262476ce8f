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
import { readJson } from "./read-body.ts";
import { bodyOf } from "./serve.ts";

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
  return withCheckedBody(onCall(options, answer));
}

/** Firebase's library walks a body recursively, so one that is nested too deeply must not get there. */
function withCheckedBody<Fn extends CallableFunction<unknown, unknown>>(callable: Fn): Fn {
  const serve = (request: Request, response: Parameters<Fn>[1]) => {
    // Without a body the library answers `invalid-argument`.
    if (!hasJsonBody(request)) request.body = undefined;
    return callable(request, response);
  };
  // The deployment reads its configuration from properties of the function.
  return Object.assign(serve, callable);
}

function hasJsonBody(request: Request): boolean {
  try {
    readJson({ header: (name) => request.get(name), body: bodyOf(request) });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
