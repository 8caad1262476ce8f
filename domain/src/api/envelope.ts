import type { ErrorCode } from "./errors.ts";

/** The body of every `/api/*` answer. `code` is present on failure only; `data` is null then. */
export type Envelope<Data> =
  | { readonly success: true; readonly data: Data; readonly message: string }
  | { readonly success: false; readonly data: null; readonly message: string; readonly code: ErrorCode };
