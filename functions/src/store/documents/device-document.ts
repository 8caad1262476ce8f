import * as z from "zod/mini";

/** A browser that gets a user's reminders, `users/{uid}/devices/{id}`; the id is a hash of its token. */
export const deviceDocument = z.object({
  /** Registration token of Firebase Cloud Messaging. */
  token: z.string(),
  /** In milliseconds since the epoch. */
  registeredAt: z.int(),
});

export type DeviceDocument = z.output<typeof deviceDocument>;
