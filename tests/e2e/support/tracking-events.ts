import { trackingEvent } from "@mindle/domain/tracking/event";
import * as z from "zod/mini";
import { trackedBrowserId } from "../../../functions/src/http/tracking-stream.ts";
import { requireStack } from "../../support/stack.ts";

/** Response of Firestore's REST API to a query for one field. */
const queryResponse = z.array(
  z.object({
    document: z.optional(
      z.object({
        fields: z.object({ event_name: z.object({ stringValue: trackingEvent.shape.event_name }) }),
      }),
    ),
  }),
);

/** Names of the events of a browser that arrived at the local stack's tracking host. */
export async function arrivedFrom(browserId: string): Promise<string[]> {
  const { firestoreHost, projectId } = requireStack();
  const database = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${database}:runQuery`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: "trackingEvents" }],
        where: {
          fieldFilter: {
            field: { fieldPath: "event_data.context.browser_id" },
            op: "EQUAL",
            value: { stringValue: trackedBrowserId(browserId) },
          },
        },
      },
    }),
  });
  return z
    .parse(queryResponse, await response.json())
    .flatMap(({ document }) => document?.fields.event_name.stringValue ?? []);
}
