import * as z from "zod/mini";
import { packageSlug, programId, sellablePackageId, stepId } from "../api/fields.ts";
import { isBrowserId, isSessionId } from "../api/headers.ts";
import { STAGES } from "../assessment/stages.ts";
import { LANGUAGES } from "../catalogue/language.ts";
import { EVENT_ID_LENGTH } from "../identity/ids.ts";
import { BUILD_ID, CODE_NAME, FRAME, MAX_FRAMES } from "./error-values.ts";
import {
  EVENT_NAMES,
  EVENT_TYPES,
  EXIT_REASONS,
  EXPERIMENTS,
  MAX_EVENTS,
  ROUTE_PATTERN,
  TRACKING_SCHEMA,
} from "./names.ts";

// Every value below is a number, an id of ours, a route pattern or a word from a list: no field can hold an answer, a
// nickname or an e-mail address. A new field must keep to that.

/** Largest whole number an event carries; what is counted or timed in a page stays far below. */
const COUNT_MAX = 1_000_000_000;

const count = z.int().check(z.minimum(0), z.maximum(COUNT_MAX));

const codeName = z.string().check(z.regex(CODE_NAME));

const routePattern = z.string().check(z.regex(ROUTE_PATTERN));

/** Where an event happened. */
const context = z.strictObject({
  browser_id: z.string().check(z.refine(isBrowserId, "must be a browser id")),
  session_id: z.string().check(z.refine(isSessionId, "must be a session id")),
  signed_in: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Pattern of the page's route, without values: `/voucher/:packageId`. */
  route: routePattern,
  os: z.optional(z.enum(["ios", "android", "other"])),
  /** Size of the page's window in CSS pixels. */
  width: z.optional(count),
  height: z.optional(count),
});

/** Details of an event. */
const etcData = z.strictObject({
  from_route: z.optional(routePattern),
  stage: z.optional(z.enum(STAGES)),
  tutorial_stage: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  program_id: z.optional(programId),
  step_id: z.optional(stepId),
  view_no: z.optional(count),
  package_id: z.optional(z.union([packageSlug, sellablePackageId])),
  provider: z.optional(z.enum(["google", "apple", "password"])),
  exit_reason: z.optional(z.enum(EXIT_REASONS)),
  experiment: z.optional(z.enum(EXPERIMENTS)),
  group: z.optional(z.enum(["0", "1"])),
  error_name: z.optional(codeName),
  /** The build of the client that failed, which its source maps are kept by. */
  build: z.optional(z.string().check(z.regex(BUILD_ID))),
  /** The places in files of the build that an error went through, the innermost first. */
  frames: z.optional(z.array(z.string().check(z.regex(FRAME))).check(z.maxLength(MAX_FRAMES))),
  duration_ms: z.optional(count),
  success: z.optional(z.boolean()),
});

/** An event as it is sent. */
export const trackingEvent = z.strictObject({
  event_name: z.enum(EVENT_NAMES),
  schema: z.literal(TRACKING_SCHEMA),
  /** Milliseconds since the epoch by the client's clock. */
  timestamp: z.int().check(z.minimum(0)),
  type: z.enum(EVENT_TYPES),
  /** Id of the event: one that is sent twice counts once. */
  uuid: z.string().check(z.length(EVENT_ID_LENGTH), z.regex(/^[A-Za-z0-9]+$/, "must be letters and digits")),
  event_data: z.strictObject({ context, etc_data: etcData }),
});

export type TrackingEvent = z.output<typeof trackingEvent>;

/** Body of `PUT /streams/records`. */
export const trackingEvents = z.array(trackingEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS));
