import { type ErrorCode, parseErrorCode } from "@mindle/domain/api/errors";
import type { Operation } from "@mindle/domain/api/operation";
import { parseJson } from "@mindle/domain/text/json";
import * as z from "zod/mini";
import { within } from "../browser/within.ts";
import { ApiError, isLostConnection } from "./api-error.ts";
import type { Identity } from "./identity.ts";
import type { OperationHeaders } from "./operation-headers.ts";
import { apiRequest, type Tokens } from "./request.ts";

/** Answers after which the operation may have been carried out all the same. */
const UNKNOWN_OUTCOME_CODES: readonly ErrorCode[] = ["unavailable", "internal"];

/** How long an operation may take before it counts as unavailable, in milliseconds. */
const CALL_TIMEOUT_MS = 20_000;

export interface CallerDeps {
  readonly fetch: typeof fetch;
  readonly identity: Identity;
  /** The language the screen is in, which is that of mail to its user. */
  readonly language: () => string;
  /** The token of the signed-in user, or only of the one named; undefined where there is none. `fresh` asks for a new one. */
  readonly idToken: (fresh: boolean, uid: string | undefined) => Promise<string | undefined>;
  /** The token that shows that our own app calls; undefined where none is used. Where it fails, calls go without. */
  readonly appCheckToken: () => Promise<string | undefined>;
  /** Takes the `Date` of an answer of ours, and when it was asked for and arrived by `Date.now`. */
  readonly noteDate: (date: string | null, sentAt: number, receivedAt: number) => void;
  /** Gives the headers of operations that have their own; their code is loaded with the first of them. */
  readonly operationHeaders: () => Promise<OperationHeaders>;
  readonly timeoutMs?: number;
  /** How a call is sent and answered; `POST /api/…` with envelopes by default. */
  readonly protocol?: CallProtocol;
}

/** Where a call is sent to, what its body is, and what its answer means. */
export interface CallProtocol {
  readonly url: (operation: Operation) => string;
  readonly body: (body: unknown) => unknown;
  readonly parse: (status: number, text: string) => Answer;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The user whom the call is for: without a token of theirs it fails as `unauthenticated`. */
  readonly uid?: string;
  /** Another browser's claim secret in the place of this one's (`account/hand-over.ts`). */
  readonly claimSecret?: string;
}

/**
 * Carries out one operation of the contract and answers its parsed data. Throws {@link ApiError}: no
 * connection and no answer in time are `unavailable`, an answer outside the contract is `internal`. A mistake in the code is thrown
 * as it is.
 */
export type CallApi = <Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  operation: Operation<Body, Data>,
  body: z.input<Body>,
  options?: CallOptions,
) => Promise<z.output<Data>>;

/**
 * The caller never repeats an operation on its own: whether a repeat is safe only its user knows. The one
 * exception is an answer `unauthenticated` to a token, which was refused before anything was done. Each attempt has a request
 * id of its own, by which the server's log has it. A repeat of a call
 * without a sure answer carries the same idempotency key, where the operation reads one, also after a reload.
 */
export function createCaller(deps: CallerDeps): CallApi {
  return async (operation, body, options = {}) => {
    const attempt = async (fresh: boolean): Promise<Answer & AnswerHeaders> => {
      const [token, appCheckToken] = await Promise.all([
        readToken(deps, operation.path, fresh, options.uid),
        readAppCheckToken(deps, operation.path),
      ]);
      const answer = await exchange(deps, operation, body, { token, appCheckToken }, options);
      const refused = !answer.ok && answer.code === "unauthenticated" && token !== undefined;
      return refused && !fresh ? attempt(true) : answer;
    };
    const answer = await attempt(false);
    const { requestId } = answer;
    if (!answer.ok) {
      throw new ApiError(operation.path, answer.code, answer.message, requestId, answer.retryAfterSeconds);
    }
    const parsed = z.safeParse(operation.data, answer.data);
    if (!parsed.success) throw new ApiError(operation.path, "internal", "invalid answer", requestId);
    return parsed.data;
  };
}

export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string };

/** What an answer says beside its body; see {@link ApiError}. */
interface AnswerHeaders {
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
}

async function readToken(
  deps: CallerDeps,
  path: string,
  fresh: boolean,
  uid: string | undefined,
): Promise<string | undefined> {
  let token: string | undefined;
  try {
    token = await within(deps.idToken(fresh, uid), deps.timeoutMs ?? CALL_TIMEOUT_MS);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    throw new ApiError(path, "unavailable", "no answer from Auth");
  }
  if (uid !== undefined && token === undefined) {
    throw new ApiError(path, "unauthenticated", "not signed in");
  }
  return token;
}

/** Whether a call without it is served, the server decides. */
async function readAppCheckToken(deps: CallerDeps, path: string): Promise<string | undefined> {
  try {
    return await deps.appCheckToken();
  } catch (error) {
    console.warn(`${path} goes without an App Check token`, error);
    return undefined;
  }
}

async function exchange(
  deps: CallerDeps,
  operation: Operation,
  body: unknown,
  tokens: Tokens,
  { signal, claimSecret }: CallOptions,
): Promise<Answer & AnswerHeaders> {
  const { url, body: wrap, parse } = deps.protocol ?? API;
  const own =
    operation.headers && (await (await readHeaders(deps, operation)).begin(operation, body, claimSecret));
  const requestId = crypto.randomUUID();
  const from = { identity: deps.identity, language: deps.language(), headers: own?.headers, requestId };
  const request = apiRequest(wrap(body), from, tokens);
  const sentAt = Date.now();
  const response = await send(deps, url(operation), request, signal);
  if (response === undefined || isForeign(response.status, response.text)) {
    return { ok: false, code: "unavailable", message: "no connection" };
  }
  const answer = parse(response.status, response.text);
  if (answer.ok) deps.noteDate(response.headers.get("Date"), sentAt, response.receivedAt);
  if (answer.ok || !UNKNOWN_OUTCOME_CODES.includes(answer.code)) own?.answered();
  const wait = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return { ...answer, requestId, ...(Number.isNaN(wait) ? {} : { retryAfterSeconds: wait }) };
}

async function readHeaders(deps: CallerDeps, { path }: Operation): Promise<OperationHeaders> {
  try {
    return await within(deps.operationHeaders(), deps.timeoutMs ?? CALL_TIMEOUT_MS);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    throw new ApiError(path, "unavailable", "no connection");
  }
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** By `Date.now`. */
  readonly receivedAt: number;
}

/** The answer to a request; undefined where none came, or none in time. Nothing but the network fails in here. */
async function send(
  { fetch, timeoutMs = CALL_TIMEOUT_MS }: CallerDeps,
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Received | undefined> {
  // Safari 16.4 has no AbortSignal.any.
  const ending = new AbortController();
  const cancel = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(), timeoutMs);
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted === true) cancel();
  try {
    const response = await fetch(url, { ...request, signal: ending.signal });
    const receivedAt = Date.now();
    return { status: response.status, headers: response.headers, text: await response.text(), receivedAt };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}

const API: CallProtocol = {
  url: ({ path }) => `/api/${path}`,
  body: (body) => body,
  parse: parseEnvelope,
};

function parseEnvelope(status: number, text: string): Answer {
  const envelope = parseJson(text);
  if (typeof envelope === "object" && envelope !== null && "success" in envelope) {
    if (envelope.success === true && "data" in envelope) return { ok: true, data: envelope.data };
    if (envelope.success === false) {
      const code = parseErrorCode("code" in envelope ? envelope.code : undefined);
      const message = "message" in envelope && typeof envelope.message === "string" ? envelope.message : "";
      return { ok: false, code: code ?? codeOfStatus(status), message };
    }
  }
  return { ok: false, code: codeOfStatus(status), message: `answered ${status} without an envelope` };
}

/**
 * Whether the call did not get as far as our server: every answer of ours is a JSON object, also in HTTP 4xx, while networks that
 * want a sign-in first, and proxies that block, answer with a page, in any status.
 */
function isForeign(status: number, text: string): boolean {
  return status < 500 && status !== 429 && !text.trimStart().startsWith("{");
}

/** Responses outside the protocol come from gateways and proxies in front of the API. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return "resource-exhausted";
  return [502, 503, 504, 511].includes(status) ? "unavailable" : "internal";
}
