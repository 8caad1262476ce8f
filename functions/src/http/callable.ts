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
import { readBytes, readJson } from "./body.ts";
import type { Dispatch } from "./dispatch.ts";
import { logRequest } from "./serve.ts";

/**
 * Exposes an operation as a Firebase callable, with the same checks, handler, error codes and messages. An invalid body
 * is `invalid-argument` as well.
 */
export function callable(
  options: CallableOptions,
  operation: Operation,
  dispatch: Dispatch,
): CallableFunction<unknown, Promise<unknown>> {
  const handle = async ({ data, rawRequest }: CallableRequest<unknown>): Promise<unknown> => {
    const { envelope } = await dispatch({
      method: "POST",
      path: `/${operation.path}`,
      header: (name) => rawRequest.get(name),
      body: new TextEncoder().encode(JSON.stringify(data ?? null)),
    });
    if (envelope.success) return envelope.data;
    throw new HttpsError(envelope.code, envelope.message);
  };
  return withCheckedBody(onCall(options, handle), operation.path);
}

/**
 * firebase-functions decodes a body recursively: it fails with `internal` on one that is nested too deeply. Of a body that is not
 * `data` alone, or has a key `@type` that it does not know, it logs what was sent.
 */
function withCheckedBody<Fn extends CallableFunction<unknown, unknown>>(callable: Fn, operation: string): Fn {
  const serve = (request: Request, response: Parameters<Fn>[1]) =>
    logRequest(request, response, operation, async () => {
      // A request without a body is `invalid-argument` to firebase-functions.
      request.body = await checkedBody(request);
      return callable(request, response);
    });
  // firebase-functions keeps the deployment's configuration in properties of the function.
  return Object.assign(serve, callable);
}

async function checkedBody(request: Request): Promise<unknown> {
  try {
    const body = readJson({ header: (name) => request.get(name), body: await readBytes(request) });
    if (typeof body !== "object" || body === null || Object.keys(body).join() !== "data") return undefined;
    // In JSON only a key ends with a quotation mark before a colon.
    return JSON.stringify(body).includes('@type":') ? undefined : body;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
