import { programId, stepId } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/**
 * A reminder of one date, `users/{uid}/reminders/{programId.stepId.pageId}`; the one of a programme that was left,
 * `users/{uid}/reminders/{programId}`, is a nudge. Times in milliseconds since the epoch.
 */
export const reminderDocument = z.object({
  programId,
  stepId,
  dueAt: z.int(),
  /** Sent once where a programme has not been gone on with. */
  isNudge: z.optional(z.literal(true)),
  /** When the page or step was finished that sets it. */
  setAt: z.int(),
});

/** Tombstone of a cancelled reminder: a delayed call made before the cancellation must not set it again. */
export const cancelledReminder = z.object({
  programId,
  stepId,
  setAt: z.int(),
  /** In milliseconds since the epoch. */
  cancelledAt: z.int(),
});

export type ReminderDocument = z.output<typeof reminderDocument>;
