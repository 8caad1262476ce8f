import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

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
  readonly data: Data;
  /** Codes it can answer beyond the COMMON_ERRORS that every operation can. */
  readonly errors: readonly ErrorCode[];
}

export type BodyOf<Op extends Operation> = z.input<Op["body"]>;
export type DataOf<Op extends Operation> = z.output<Op["data"]>;

/** Declares an operation, keeping the exact types of its schemas and access. */
export function operation<Body extends z.ZodMiniType, Data extends z.ZodMiniType, Who extends Access>(
  entry: Operation<Body, Data, Who>,
): Operation<Body, Data, Who> {
  return entry;
}
