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
  readonly errors: readonly ErrorCode[];
  /** Headers that the operation reads, besides those of every call. */
  readonly headers?: readonly OperationHeader[];
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
}

/**
 * How many browsers' limits an address has altogether: mobile networks put many customers behind one address. It is
 * counted by each process, because a shared counter would be a document that all of them write.
 */
export const BROWSERS_PER_ADDRESS = 10;

/** The limit per user of operations that are called often and give nothing to guess. */
export const USER_LOAD: CallLimit = { calls: 300, perSeconds: 60, perProcess: true };

/** The limit per user of operations that store or answer much in one call. A device waits and goes on. */
export const USER_BULK: CallLimit = { calls: 100, perSeconds: 60, perProcess: true };

/** The limit per user of operations that guess codes and ids, or that create documents. */
export const USER_GUESSES: CallLimit = { calls: 20, perSeconds: 60 };

export type BodyOf<Op extends Operation> = z.input<Op["body"]>;
export type DataOf<Op extends Operation> = z.output<Op["data"]>;

/** Every code an operation can answer. */
export function errorsOf({ errors, limit, userLimit }: Operation): ErrorCode[] {
  const limited: readonly ErrorCode[] = (limit ?? userLimit) === undefined ? [] : ["resource-exhausted"];
  return [...new Set([...COMMON_ERRORS, ...errors, ...limited])];
}

/** Declares an operation, keeping the exact types of its schemas and access. */
export function operation<Body extends z.ZodMiniType, Data extends z.ZodMiniType, Who extends Access>(
  entry: Operation<Body, Data, Who>,
): Operation<Body, Data, Who> {
  return entry;
}
