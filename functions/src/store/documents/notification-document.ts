import { notificationConfig } from "@mindle/domain/api/notification";
import * as z from "zod/mini";

/** A user's reminder, `users/{uid}/notifications/{id}`. Time and weekdays are UTC. */
export const notificationDocument = z.extend(notificationConfig, {
  /** Minutes of the UTC week at which it goes out, from Sunday 0:00, for finding those due; empty while disabled. */
  weekMinutes: z.array(z.int()),
  /** Since when it is set so, in milliseconds since the epoch. */
  changedAt: z.int(),
});

export type NotificationDocument = z.output<typeof notificationDocument>;
