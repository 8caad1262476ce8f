import { LANGUAGE_HEADER, preferredLanguage } from "@mindle/domain/api/headers";
import { errorsOf, type Operation } from "@mindle/domain/api/operation";
import { ACCOUNT_COOKIE, ACCOUNT_COOKIE_SECONDS } from "@mindle/domain/api/operation-headers";
import { AppError } from "../app-error.ts";
import type { Context, ContractShape, Deps, Handlers, OperationHandler } from "../operations/handler.ts";
import { parseWith } from "../problem.ts";
import {
  authenticate,
  readClientIds,
  readOperationHeaders,
  type VerifyAppCheckToken,
  type VerifyToken,
  verifyAppCheck,
} from "./authenticate.ts";
import { readBody } from "./body.ts";
import { CALL_LIMIT_MS, withDeadline } from "./deadline.ts";
import { type ApiRequest, type ApiResponse, failed, mapError, succeeded } from "./message.ts";
import { countMiss, enforceRateLimit, type RateLimiter } from "./rate-limit.ts";

/** Log entry for an error that is not the caller's fault. */
export interface FailureReport {
  readonly operation: string;
  readonly sessionId: string | null;
  readonly error: unknown;
}

export interface DispatcherOptions<Contract extends ContractShape<Contract>> extends RouteOptions {
  readonly contract: Contract;
  readonly handlers: Handlers<Contract>;
}

/** Runs the operation of a request; never rejects. */
export type Dispatch = (request: ApiRequest) => Promise<ApiResponse>;

/**
 * Creates the dispatcher of a contract. It finds the operation, then checks in this order: method, browser ids, App
 * Check, ID token, body, rate limit. The result is parsed with the operation's data schema, which removes unlisted
 * fields.
 *
 * An unknown path is `not-found`. A method other than POST is `invalid-argument` with an Allow header, because the
 * status follows from the error code and no code maps to 405.
 */
export function createDispatcher<Contract extends ContractShape<Contract>>(
  options: DispatcherOptions<Contract>,
): Dispatch {
  const routes = new Map<string, Route>();
  for (const name of keysOf(options.contract)) {
    const operation = options.contract[name];
    routes.set(operation.path, createRoute(operation, options.handlers[name], options));
  }
  return async (request) => {
    const route = routes.get(operationPath(request.path));
    if (route === undefined) return failed(new AppError("not-found", "There is no such operation."));
    if (request.method !== "POST") {
      return failed(new AppError("invalid-argument", "method: must be POST"), { Allow: "POST" });
    }
    return route(request);
  };
}

type Route = (request: ApiRequest) => Promise<ApiResponse>;

interface RouteOptions {
  readonly deps: Deps;
  readonly verifyToken: VerifyToken;
  /** Null where App Check is not enforced. */
  readonly verifyAppCheckToken: VerifyAppCheckToken | null;
  readonly limiter: RateLimiter;
  readonly report: (failure: FailureReport) => void;
  /** How long a call may take, in milliseconds; CALL_LIMIT_MS by default. */
  readonly limitMs?: number;
}

function createRoute<Op extends Operation>(
  operation: Op,
  handler: OperationHandler<Op>,
  options: RouteOptions,
): Route {
  const allowed = errorsOf(operation);
  const run = async (request: ApiRequest, browserId: string | null) => {
    await verifyAppCheck(request, options.verifyAppCheckToken);
    const account = await authenticate(request, options.verifyToken);
    const uid = account?.uid ?? null;
    const context = {
      account,
      uid,
      ...readOperationHeaders(request, operation.headers),
      language: preferredLanguage(request.header(LANGUAGE_HEADER)),
    };
    if (!canCall(operation, context)) throw new AppError("unauthenticated", "Please sign in.");
    const input = readBody<Op["body"]>(operation.body, request, operation.maxBytes);
    await enforceRateLimit(request, { uid, browserId }, operation, options.limiter);
    try {
      return await handler(input, context, options.deps);
    } catch (error) {
      if (error instanceof AppError && error.code === "not-found") {
        await countMiss(request, operation, options.limiter);
      }
      throw error;
    }
  };
  return async (request) => {
    let sessionId: string | null = null;
    try {
      const ids = readClientIds(request);
      sessionId = ids.sessionId;
      const data = await withDeadline(run(request, ids.browserId), options.limitMs ?? CALL_LIMIT_MS);
      const { accountCookie } = operation;
      return succeeded(
        stripUnlistedFields(operation, data),
        accountCookie && accountCookieHeader(accountCookie, request),
      );
    } catch (error) {
      const { answer, report } = mapError(error, allowed);
      if (report !== undefined) options.report({ operation: operation.path, sessionId, error: report });
      return failed(answer);
    }
  };
}

function canCall<Op extends Operation>(operation: Op, context: Context): context is Context<Op["access"]> {
  return operation.access === "anyone" || context.account !== null;
}

function stripUnlistedFields(operation: Operation, data: unknown): unknown {
  const parsed = parseWith(operation.data, data);
  if (parsed.ok) return parsed.value;
  throw new Error(`Data does not fit the contract: ${parsed.problem.path}: ${parsed.problem.text}`);
}

/** `area/name` from `/api/area/name` (through Hosting) or `/area/name` (at the function's own address). */
export function operationPath(path: string): string {
  return path.replace(/^\/(api\/)?/, "");
}

function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  const isKey = (key: string): key is keyof Value & string => key in value;
  return Object.keys(value).filter(isKey);
}

function accountCookieHeader(
  change: "set" | "remove",
  { header }: Pick<ApiRequest, "header">,
): { readonly "Set-Cookie": string } {
  const seconds = change === "set" ? ACCOUNT_COOKIE_SECONDS : 0;
  // A local stack has no https, and Safari keeps no secure cookie without it.
  const secure = header("X-Forwarded-Proto")?.startsWith("https") === true ? "; Secure" : "";
  return { "Set-Cookie": `${ACCOUNT_COOKIE}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}` };
}
