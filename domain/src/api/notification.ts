import * as z from "zod/mini";
import { NOTIFICATION_IDS, TIME_STEP_MINUTES, TIMEZONE_OFFSET } from "../reminders/config.ts";
import { programId, reminderId, stepId } from "./fields.ts";
import { operation, USER_GUESSES, USER_LOAD } from "./operation.ts";

const id = z.enum(NOTIFICATION_IDS);

const day = z.boolean();

/** A reminder's settings on the wire and in the store: time and weekdays (Sunday first) in UTC. */
export const notificationConfig = z.strictObject({
  time: z.strictObject({
    hour: z.int().check(z.minimum(0), z.maximum(23)),
    minute: z.int().check(z.minimum(0), z.maximum(59), z.multipleOf(TIME_STEP_MINUTES)),
  }),
  days: z.tuple([day, day, day, day, day, day, day]),
  enabled: z.boolean(),
});

/** A browser's time zone, as `Date.getTimezoneOffset()` gives it. */
export const timezoneOffset = z
  .int()
  .check(z.minimum(TIMEZONE_OFFSET.min), z.maximum(TIMEZONE_OFFSET.max), z.multipleOf(TIMEZONE_OFFSET.step));

/** A reminder of one date that a page has set; `dueAt` in milliseconds since the epoch. */
const datedReminder = z.object({ id: reminderId, programId, stepId, dueAt: z.int() });

/** Reminders of dates that are listed at most, the next ones first. */
export const MAX_LISTED_REMINDERS = 20;

/** When the pause of all reminders ends, in milliseconds since the epoch; null without one. */
const pausedUntil = z.nullable(z.int());

/** The caller's reminders by id, in UTC, those of dates to come, their pause, and the time zone they were last seen in. */
export const getUserNotificationInfo = operation({
  path: "notification/getUserNotificationInfo",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.object({
    configs: z.partialRecord(id, notificationConfig),
    timezoneOffset: z.nullable(timezoneOffset),
    pausedUntil,
    dated: z.array(datedReminder),
  }),
  userLimit: USER_LOAD,
});

export const updateNotificationConfig = operation({
  path: "notification/updateNotificationConfig",
  access: "signedIn",
  body: z.strictObject({ id, config: notificationConfig }),
  data: notificationConfig,
  userLimit: USER_LOAD,
});

/** Holds all reminders back for a week from now, or sends them again; resolves to the end of the pause. */
export const pauseReminders = operation({
  path: "notification/pauseReminders",
  access: "signedIn",
  body: z.strictObject({ paused: z.boolean() }),
  data: pausedUntil,
  userLimit: USER_LOAD,
});

/** Cancels a reminder of one date; succeeds for an unknown one as well. */
export const cancelReminder = operation({
  path: "notification/cancelReminder",
  access: "signedIn",
  body: z.strictObject({ id: reminderId }),
  data: z.null(),
  userLimit: USER_LOAD,
});

/** Stores the offset; reminders keep their local time, so their UTC time moves with it. */
export const updateTimezoneOffset = operation({
  path: "notification/updateTimezoneOffset",
  access: "signedIn",
  body: z.strictObject({ timezoneOffset }),
  data: timezoneOffset,
  userLimit: USER_LOAD,
});

/** A registration token of Firebase Cloud Messaging; long, of no documented form. */
const deviceToken = z.string().check(z.minLength(8), z.maxLength(1_024), z.regex(/^[\x21-\x7e]+$/));

/** Sends reminders to this browser as well; idempotent. A token belongs to one user: the last who registered it. */
export const registerDevice = operation({
  path: "notification/registerDevice",
  access: "signedIn",
  body: z.strictObject({ token: deviceToken }),
  data: z.null(),
  userLimit: USER_GUESSES,
});

/** Sends reminders to this browser no more; succeeds for an unknown token as well. */
export const unregisterDevice = operation({
  path: "notification/unregisterDevice",
  access: "signedIn",
  body: z.strictObject({ token: deviceToken }),
  data: z.null(),
  userLimit: USER_LOAD,
});
