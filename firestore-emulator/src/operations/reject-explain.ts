import type { ExplainOptions } from "../generated/firestore_pb.js";
import { StatusError } from "../model/status.ts";

/**
 * Rejects RunQuery and RunAggregationQuery with `explain_options`. The official emulator ignores the options, so that
 * SDKs fail without a clear message.
 * @throws StatusError UNIMPLEMENTED
 */
export function rejectExplain(options: ExplainOptions | undefined): void {
  if (options === undefined) return;
  throw new StatusError(
    "UNIMPLEMENTED",
    "Query explain (explain_options) is unimplemented: this emulator has no indexes or costs to report.",
  );
}
