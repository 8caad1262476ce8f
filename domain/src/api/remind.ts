import * as z from "zod/mini";
import { ageMs } from "../content/page-save.ts";
import { contentId, programId, stepId } from "./fields.ts";
import { timezoneOffset } from "./notification.ts";
import { operation, USER_LOAD } from "./operation.ts";

/** The latest day of a reminder. */
export const MAX_REMINDER_DAYS = 90;

/**
 * Reminds the caller once, so many days after a page was finished. `id` is that page's in its step; finishing the page again moves
 * its reminder, and repeating the call changes nothing. A page before the last one of its step asks again, in the morning. The step must be open, or have been when the page was finished.
 * `failed-precondition`: `uid` is not the caller.
 */
export const remind = operation({
  path: "program/remind",
  access: "signedIn",
  body: z.strictObject({
    uid: z.string(),
    programId,
    stepId,
    id: contentId,
    days: z.int().check(z.minimum(1), z.maximum(MAX_REMINDER_DAYS)),
    ageMs,
    /** Counts where the account has none. */
    timezoneOffset: z.optional(timezoneOffset),
  }),
  data: z.null(),
  errors: ["failed-precondition", "not-found", "permission-denied"],
  userLimit: USER_LOAD,
});
