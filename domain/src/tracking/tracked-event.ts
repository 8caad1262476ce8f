import type { TrackingEvent } from "./event.ts";
import { type EVENT_TYPES, TRACKING_SCHEMA } from "./names.ts";

export type EventContext = TrackingEvent["event_data"]["context"];

/** All details that events may have. */
type AnyDetails = TrackingEvent["event_data"]["etc_data"];

type Details<Key extends keyof AnyDetails = never> = Pick<AnyDetails, Key>;

/** Details of each event that the client tracks. */
export interface EventDetails {
  readonly app_start: Details;
  readonly page_change: Details<"from_route">;
  readonly error: Details<"error_name" | "build" | "frames">;
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
  readonly account_delete: Details;
  readonly voucher_open: Details<"package_id">;
  readonly voucher_subscribe: Details<"package_id">;
  readonly step_open: Details<"program_id" | "step_id">;
  readonly step_finish: Details<"program_id" | "step_id">;
  readonly coupon_redeem: Details<"success">;
  readonly purchase_request: Details<"package_id">;
  readonly purchase_bill: Details<"package_id">;
  readonly purchase_success: Details<"package_id">;
  readonly purchase_cancel: Details<"package_id">;
  readonly purchase_fail: Details<"package_id" | "error_name">;
  readonly notification_change: Details;
  readonly help_open: Details;
  readonly journal_open: Details;
}

export type TrackedName = keyof EventDetails;

type EventType = (typeof EVENT_TYPES)[number];

/** Types of events that are not an "action". */
const TYPES: Readonly<Partial<Record<TrackedName, EventType>>> = {
  app_start: "page",
  page_change: "page",
  error: "error",
  experiment_join: "participation",
};

/** An event of the client, before it gets its context and id. */
export interface TrackedEvent {
  readonly name: TrackedName;
  readonly details: EventDetails[TrackedName];
  /** Pattern of the route it happened on. */
  readonly route: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The event as it is sent. `uuid` is new for each event. */
export function toTrackingEvent(
  { name, details, at }: TrackedEvent,
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
