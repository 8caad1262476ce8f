import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * One operation of the API, `POST /api/{path}`. The client's caller, the server's dispatcher and the tests
 * all read this entry; nothing else describes an operation.
 */
export interface Operation<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `area/name`, below `/api/`. */
  readonly path: string;
  /** `anyone`: a token is used if present. `signedIn`: without a valid one the answer is `unauthenticated`. */
  readonly access: "anyone" | "signedIn";
  readonly body: Body;
  readonly data: Data;
  /** Codes it can answer beyond those every operation can (invalid-argument, unauthenticated, internal, unavailable). */
  readonly errors: readonly ErrorCode[];
}

export type BodyOf<Op extends Operation> = z.input<Op["body"]>;
export type DataOf<Op extends Operation> = z.output<Op["data"]>;

/** Declares an operation, keeping the exact schema types. */
export function operation<Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  entry: Operation<Body, Data>,
): Operation<Body, Data> {
  return entry;
}
