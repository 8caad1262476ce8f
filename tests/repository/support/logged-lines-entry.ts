import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { createApi } from "../../../functions/src/api.ts";
import { readSettings } from "../../../functions/src/settings.ts";
import { printLogLines } from "../../../functions/src/testing/print-log-lines.ts";
import { STAND_IN_PROJECT, STAND_IN_SETTINGS } from "../../../scripts/internal/deploy/stand-in-settings.ts";

// A process of its own, because firebase-functions' logger keeps the console that it found when it was loaded. It prints what the
// deployed functions print: tracking events through the API with the settings of production, and one of every other line.

const { CONTENT_ENV, ENFORCE_APP_CHECK, RATE_LIMIT_KEY } = STAND_IN_SETTINGS.functions;
const { handleRequest } = createApi(
  readSettings({ GCLOUD_PROJECT: STAND_IN_PROJECT, CONTENT_ENV, ENFORCE_APP_CHECK, RATE_LIMIT_KEY }),
);

const event = makeTrackingEvent();
const details = { error_name: "TypeError", build: "0123456789ab", frames: ["main-A1.js:1:2"] };
const failed = { ...event, event_name: "error", type: "error" };
const events = [event, { ...failed, event_data: { ...event.event_data, etc_data: details } }];
const refused = [{ ...event, event_name: "an answer" }];

for (const body of [events, refused]) {
  const headers = new Headers({ "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1" });
  await handleRequest({
    method: "PUT",
    path: "/streams/records",
    header: (name) => headers.get(name) ?? undefined,
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
}

printLogLines();
