import type * as z from "zod/mini";
import { COMMON_ERRORS, type ErrorCode } from "./errors.ts";
import type { OperationHeader } from "./operation-headers.ts";

/** Who may call: `anyone` (a token is used if present), or `signedIn` (without a valid one: `unauthenticated`). */
export type Access = "anyone" | "signedIn";

/**
 * One operation of the API, `POST /api/{path}`. The client's caller, the server's dispatcher and the tests
 * all read this entry; nothing else describes an operation.
 */
export interface Operation<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  /** `area/name`, below `/api/`. */
  readonly path: string;
  readonly access: Who;
  readonly body: Body;
  /** The largest body in bytes, where it is not {@link MAX_BODY_BYTES}. */
  readonly maxBytes?: number;
  readonly data: Data;
  /** Error codes besides COMMON_ERRORS. */
  readonly errors?: readonly ErrorCode[];
  /** Headers that the operation reads, besides those of every call. */
  readonly headers?: readonly OperationHeader[];
  /** What a success does with the browser's {@link ACCOUNT_COOKIE}. */
  readonly accountCookie?: "set" | "remove";
  /** True where the operation is offered as a Firebase callable as well. */
  readonly callable?: true;
  /** Rate limit per network address and browser; beyond it the answer is `resource-exhausted`. */
  readonly limit?: CallLimit;
  /**
   * Rate limit per network address for all its browsers, beside `limit`. Without one, each process allows an address
   * {@link BROWSERS_PER_ADDRESS} times `limit`.
   */
  readonly networkLimit?: CallLimit;
  /** Rate limit for everybody together, beside the others: a caller may have any number of addresses. */
  readonly totalLimit?: CallLimit;
  /** Rate limit per network address for answers `not-found` to a guess; calls with any other answer do not count. */
  readonly missLimit?: CallLimit;
  /** Rate limit per signed-in user, across all addresses. Every operation that needs sign-in has one. */
  readonly userLimit?: CallLimit;
  /**
   * How much a signed-in user may send in a day, in KiB of bodies ({@link kibADay}): the bound of what one account can make us
   * store. A call counts one KiB at least.
   */
  readonly dailyLimit?: CallLimit;
}

/** The largest body of most operations. A whole assessment has about 2,000 bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A number of calls within a number of seconds. */
export interface CallLimit {
  readonly calls: number;
  readonly perSeconds: number;
  /**
   * True where each process of the functions counts for itself: the limit protects against load and is no exact number,
   * and a call costs no read and write of a shared counter.
   */
  readonly perProcess?: true;
  /**
   * How many calls a process takes from the shared counter at a time, 1 by default: one read and write for so many calls. What a
   * process has taken and does not use is lost for the window.
   */
  readonly block?: number;
}

/** So many KiB in a day, taken from the shared counter in blocks. */
export function kibADay(kib: number, block = 1): CallLimit {
  return { calls: kib, perSeconds: 24 * 60 * 60, block };
}

/**
 * How many browsers' limits an address has altogether: mobile networks put many customers behind one address. It is
 * counted by each process, because a shared counter would be a document that all of them write.
 */
export const BROWSERS_PER_ADDRESS = 10;

/**
 * The limit per network of what anybody may store, counted by all processes together: 3,600 in an hour. A school whose classes take
 * the test in the same hour stays below it; who invents a browser for each call does not.
 */
export const PUBLIC_WRITES: CallLimit = { calls: 600, perSeconds: 600, block: 5 };

/** The limit per user of operations that are called often and give nothing to guess. */
export const USER_LOAD: CallLimit = { calls: 300, perSeconds: 60, perProcess: true };

/** The limit per user of operations that store or answer much in one call. A device waits and goes on. */
export const USER_BULK: CallLimit = { calls: 100, perSeconds: 60, perProcess: true };

/** The limit per user of operations that guess codes and ids, or that create documents. */
export const USER_GUESSES: CallLimit = { calls: 20, perSeconds: 60 };

export type BodyOf<Op extends Operation> = z.input<Op["body"]>;
export type DataOf<Op extends Operation> = z.output<Op["data"]>;

/** The body of every `/api/*` answer. `code` is present on failure only; `data` is null then. */
export type Envelope<Data> =
  | { readonly success: true; readonly data: Data; readonly message: string }
  | { readonly success: false; readonly data: null; readonly message: string; readonly code: ErrorCode };

/** Every code an operation can answer. */
export function errorsOf({ errors = [], limit, userLimit }: Operation): ErrorCode[] {
  const limited: readonly ErrorCode[] = (limit ?? userLimit) === undefined ? [] : ["resource-exhausted"];
  return [...new Set([...COMMON_ERRORS, ...errors, ...limited])];
}

/** Declares an operation, keeping the exact types of its schemas and access. */
export function operation<Body extends z.ZodMiniType, Data extends z.ZodMiniType, Who extends Access>(
  entry: Operation<Body, Data, Who>,
): Operation<Body, Data, Who> {
  return entry;
}
