import { notificationConfig } from "@mindle/domain/api/notification";
import * as z from "zod/mini";

/** A user's reminder, `users/{uid}/notifications/{id}`. Time and weekdays are UTC. */
export const notificationDocument = z.extend(notificationConfig, {
  /** Minutes of the UTC week at which it is due, from Sunday 0:00, for queries; empty while disabled. */
  weekMinutes: z.array(z.int()),
  /** When it was last changed, in milliseconds since the epoch. */
  changedAt: z.int(),
});

export type NotificationDocument = z.output<typeof notificationDocument>;
