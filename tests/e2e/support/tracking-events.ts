import { trackedBrowserId } from "../../../functions/src/http/tracking-stream.ts";
import { database } from "../../support/functions/database.ts";

/** Names of the events of a browser that arrived at the local stack's tracking host. */
export async function arrivedFrom(browserId: string): Promise<string[]> {
  const { docs } = await database()
    .collection("trackingEvents")
    .where("event_data.context.browser_id", "==", trackedBrowserId(browserId))
    .get();
  return docs.map((event) => String(event.get("event_name")));
}
