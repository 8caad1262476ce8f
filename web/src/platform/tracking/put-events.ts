import { settings } from "../settings/settings.ts";

/** Path of the tracking host; same origin unless the settings name another. */
const STREAM_PATH = "/streams/records";

/** Sends events, as JSON, also while the page is being left: a batch stays below the browsers' limit of 64 KiB for that. */
export function putEvents(body: string): Promise<Response> {
  return fetch(`${settings().trackingHost ?? ""}${STREAM_PATH}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: true,
  });
}
