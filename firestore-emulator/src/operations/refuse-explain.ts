import { type Message, messageOf } from "../codec/message.ts";
import { StatusError } from "../model/status.ts";

/**
 * Refuses RunQuery and RunAggregationQuery with `explain_options`. The official emulator runs the query as if they
 * were not there, after which the SDKs find no explanation and cannot say why.
 * @throws StatusError UNIMPLEMENTED
 */
export function refuseExplain(request: Message): void {
  if (messageOf(request, "explainOptions") === undefined) return;
  throw new StatusError(
    "UNIMPLEMENTED",
    "Query explain (explain_options) is unimplemented: this emulator has no indexes or costs to tell of.",
  );
}
