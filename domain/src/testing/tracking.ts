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
    uuid: overrides.uuid ?? "e1V2e3N4t5I6d7E8v9E0n1T2",
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
