import { programId, stepId } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/** A reminder of one date, `users/{uid}/reminders/{programId.stepId.pageId}`. Times in milliseconds since the epoch. */
export const reminderDocument = z.object({
  programId,
  stepId,
  dueAt: z.int(),
  /** When the page was finished that sets it. */
  setAt: z.int(),
});

export type ReminderDocument = z.output<typeof reminderDocument>;
