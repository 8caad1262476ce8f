import type { TrackingEvent } from "../tracking/event.ts";

export interface TrackingEventOverrides {
  readonly uuid?: string;
  readonly etc_data?: TrackingEvent["event_data"]["etc_data"];
}

/** An event as a client sends it. */
export function makeTrackingEvent(overrides: TrackingEventOverrides = {}): TrackingEvent {
  return {
    event_name: "page_change",
    schema: "event:v1",
    timestamp: 1_700_000_000_000,
    type: "page",
    uuid: overrides.uuid ?? "0b5f4b1e-3d2c-4a5b-8c7d-9e0f1a2b3c4d",
    event_data: {
      context: {
        browser_id: "a1B2c3D4e5F6g7H8i9J0",
        session_id: "a1B2c3D4e5F6g7H8i9J0k1L2",
        signed_in: false,
        language: "ko",
        route: "/schema/:stage",
        os: "ios",
        width: 390,
        height: 844,
      },
      etc_data: overrides.etc_data ?? {},
    },
  };
}
