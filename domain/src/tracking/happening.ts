import type { TrackingEvent } from "./event.ts";
import { type EVENT_TYPES, type Route, TRACKING_SCHEMA } from "./names.ts";

export type EventContext = TrackingEvent["event_data"]["context"];

/** Everything any event may carry beyond its name and context. */
type AnyDetails = TrackingEvent["event_data"]["etc_data"];

type Details<Key extends keyof AnyDetails = never> = Pick<AnyDetails, Key>;

/** What each event that the client tells of carries; there is room for nothing else. */
export interface EventDetails {
  readonly app_start: Details;
  readonly page_change: Details<"from_route">;
  readonly error: Details<"error_name">;
  readonly experiment_join: Details<"experiment" | "group">;
  readonly schema_start: Details;
  readonly schema_stage: Details<"stage">;
  readonly schema_submit: Details<"success">;
  readonly schema_result: Details;
  readonly exit_popup_show: Details<"exit_reason">;
  readonly exit_popup_subscribe: Details;
  readonly exit_popup_dismiss: Details<"exit_reason">;
  readonly tutorial_stage: Details<"tutorial_stage">;
  readonly tutorial_skip: Details<"tutorial_stage">;
  readonly login: Details<"provider">;
  readonly logout: Details;
  readonly register: Details<"provider">;
  readonly voucher_open: Details<"package_id">;
  readonly voucher_subscribe: Details<"package_id">;
  readonly help_open: Details;
}

export type TrackedName = keyof EventDetails;

type EventType = (typeof EVENT_TYPES)[number];

/** The kind of an event where it is not "action". */
const TYPES: Readonly<Partial<Record<TrackedName, EventType>>> = {
  app_start: "page",
  page_change: "page",
  error: "error",
  experiment_join: "participation",
};

/** Something that happened in a client, not yet in the form in which it is sent. */
export interface Happening {
  readonly name: TrackedName;
  readonly details: EventDetails[TrackedName];
  readonly route: Route;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The event that tells of it. `uuid` is new for each happening. */
export function eventOf(
  { name, details, at }: Happening,
  context: EventContext,
  uuid: string,
): TrackingEvent {
  return {
    event_name: name,
    schema: TRACKING_SCHEMA,
    timestamp: at,
    type: TYPES[name] ?? "action",
    uuid,
    event_data: { context, etc_data: details },
  };
}
