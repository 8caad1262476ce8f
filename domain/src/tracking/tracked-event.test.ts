import { expect, test } from "vitest";
import * as z from "zod/mini";
import { makeTrackingEvent } from "../testing/tracking.ts";
import { trackingEvent } from "./event.ts";
import { type EventDetails, type TrackedName, toTrackingEvent } from "./tracked-event.ts";

const UUID = "e1V2e3N4t5I6d7E8v9E0n1T2";

const { context } = makeTrackingEvent().event_data;

/** One of each event that the client tracks. */
const EXAMPLES: { readonly [Name in TrackedName]: EventDetails[Name] } = {
  app_start: {},
  page_change: { from_route: "/" },
  error: { error_name: "api/unavailable", build: "0123456789ab", frames: ["main-AbC_1-2.js:1:23456"] },
  experiment_join: { experiment: "showCuteNotCute", group: "1" },
  schema_start: {},
  schema_stage: { stage: "stress" },
  schema_submit: { success: true },
  schema_result: {},
  exit_popup_show: { exit_reason: "mouse-leave" },
  exit_popup_subscribe: {},
  exit_popup_dismiss: { exit_reason: "inactivity" },
  tutorial_stage: { tutorial_stage: 5 },
  tutorial_skip: { tutorial_stage: 2 },
  login: { provider: "google" },
  logout: {},
  register: { provider: "password" },
  account_delete: {},
  voucher_open: { package_id: "jumpy-complete" },
  voucher_subscribe: { package_id: "flippy-starter" },
  step_open: { program_id: "um-eng-v2s", step_id: "d1-s1" },
  step_finish: { program_id: "um-eng-v2s", step_id: "d1-s1" },
  coupon_redeem: { success: true },
  purchase_request: { package_id: "riggy-complete" },
  purchase_bill: { package_id: "riggy-complete" },
  purchase_success: { package_id: "riggy-complete" },
  purchase_cancel: { package_id: "riggy-complete" },
  purchase_fail: { package_id: "riggy-complete", error_name: "purchase/not-started" },
  notification_change: {},
  help_open: {},
  journal_open: {},
};

/** Types of events that are not an "action". */
const TYPES: Readonly<Partial<Record<TrackedName, string>>> = {
  app_start: "page",
  page_change: "page",
  error: "error",
  experiment_join: "participation",
};

const NAMES = Object.keys(EXAMPLES).filter((name): name is TrackedName => name in EXAMPLES);

test.each(NAMES)("%s becomes an event that the server accepts", (name) => {
  const event = toTrackingEvent(
    { name, details: EXAMPLES[name], route: context.route, at: 1_700_000_000_000 },
    context,
    UUID,
  );
  expect(z.parse(trackingEvent, event)).toEqual({
    event_name: name,
    schema: "event:v1",
    timestamp: 1_700_000_000_000,
    type: TYPES[name] ?? "action",
    uuid: UUID,
    event_data: { context, etc_data: EXAMPLES[name] },
  });
});
