import type { Operation } from "@mindle/domain/api/operation";
import type * as z from "zod/mini";
import type { CallOptions } from "./caller.ts";

/**
 * Carries out an operation whose description is loaded together with the caller: both bring zod, which pages that call
 * nothing do without. Throws an ApiError.
 */
export async function loadAndCall<Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  load: () => Promise<Operation<Body, Data>>,
  body: z.input<Body>,
  options: CallOptions,
): Promise<z.output<Data>> {
  performance.mark("query-start");
  const [{ callApi }, operation] = await Promise.all([import("./call-api.ts"), load()]);
  return callApi(operation, body, options);
}
