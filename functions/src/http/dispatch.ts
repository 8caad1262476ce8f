import { LANGUAGE_HEADER, preferredLanguage } from "@mindle/domain/api/headers";
import { errorsOf, type Operation } from "@mindle/domain/api/operation";
import { AppError } from "../app-error.ts";
import type { Context, ContractShape, Deps, Handler, Handlers } from "../operations/handler.ts";
import { parseWith } from "../problem.ts";
import { authenticate, checkApp, readClientIds, type VerifyApp, type VerifyToken } from "./identify.ts";
import { type Limiter, limitCalls } from "./limit-calls.ts";
import { mapError } from "./map-error.ts";
import { type ApiRequest, type ApiResponse, failed, succeeded } from "./message.ts";
import { readBody } from "./read-body.ts";

/** What is logged of a failure that was not the caller's. */
export interface FailureReport {
  readonly operation: string;
  readonly sessionId: string | null;
  readonly error: unknown;
}

export interface DispatcherOptions<Contract extends ContractShape<Contract>> extends RouteOptions {
  readonly contract: Contract;
  readonly handlers: Handlers<Contract>;
}

/** Answers a request; never rejects. */
export type Dispatch = (request: ApiRequest) => Promise<ApiResponse>;

/**
 * Serves a contract: finds the operation, then checks in this order method, ids of the browser, app, token, body,
 * limit. What an operation answers passes its data schema, so that only listed fields go out.
 *
 * An unknown path is `not-found`. A method other than POST is `invalid-argument` with an Allow header: statuses
 * follow codes, and no code stands for 405.
 */
export function createDispatcher<Contract extends ContractShape<Contract>>(
  options: DispatcherOptions<Contract>,
): Dispatch {
  const routes = new Map<string, Route>();
  for (const name of keysOf(options.contract)) {
    const operation = options.contract[name];
    routes.set(operation.path, route(operation, options.handlers[name], options));
  }
  return async (request) => {
    const serve = routes.get(operationPath(request.path));
    if (serve === undefined) return failed(new AppError("not-found", "There is no such operation."));
    if (request.method !== "POST") {
      return failed(new AppError("invalid-argument", "method: must be POST"), { Allow: "POST" });
    }
    return serve(request);
  };
}

type Route = (request: ApiRequest) => Promise<ApiResponse>;

interface RouteOptions {
  readonly deps: Deps;
  readonly verifyToken: VerifyToken;
  /** Null where calls need no App Check token. */
  readonly verifyApp: VerifyApp | null;
  readonly limiter: Limiter;
  readonly report: (failure: FailureReport) => void;
}

function route<Op extends Operation>(operation: Op, handler: Handler<Op>, options: RouteOptions): Route {
  const allowed = errorsOf(operation);
  const limited = { name: operation.path, limit: operation.limit, userLimit: operation.userLimit };
  return async (request) => {
    let sessionId: string | null = null;
    try {
      const ids = readClientIds(request);
      sessionId = ids.sessionId;
      await checkApp(request, options.verifyApp);
      const uid = await authenticate(request, options.verifyToken);
      const language = preferredLanguage(request.header(LANGUAGE_HEADER));
      const context = { uid, browserId: ids.browserId, language };
      if (!mayCall(operation, context)) throw new AppError("unauthenticated", "Please sign in.");
      const input = readBody<Op["body"]>(operation.body, request);
      await limitCalls(request, uid, limited, options.limiter);
      return succeeded(listedFields(operation, await handler(input, context, options.deps)));
    } catch (error) {
      const { answer, report } = mapError(error, allowed);
      if (report !== undefined) options.report({ operation: operation.path, sessionId, error: report });
      return failed(answer);
    }
  };
}

/** Narrows a context to what the operation's handler may rely on. */
function mayCall<Op extends Operation>(operation: Op, context: Context): context is Context<Op["access"]> {
  return operation.access === "anyone" || context.uid !== null;
}

function listedFields(operation: Operation, data: unknown): unknown {
  const parsed = parseWith(operation.data, data);
  if (parsed.ok) return parsed.value;
  throw new Error(`Data does not fit the contract: ${parsed.problem.path}: ${parsed.problem.text}`);
}

/** `area/name` of `/api/area/name`, as Hosting passes it on, or of `/area/name` at the function's own address. */
function operationPath(path: string): string {
  return path.replace(/^\/(api\/)?/, "");
}

function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  const isKey = (key: string): key is keyof Value & string => key in value;
  return Object.keys(value).filter(isKey);
}
