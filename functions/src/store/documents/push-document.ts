import * as z from "zod/mini";

/** A message to the devices of a user, `pushes/{id}`; it exists once it is being sent, so that it is sent once. */
export const pushDocument = z.object({
  /** The recipient. */
  userId: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the app that it opens. */
  path: z.string(),
  /** When its sending began, in milliseconds since the epoch; absent once it was sent. */
  sendingSince: z.optional(z.int()),
});

export type PushDocument = z.output<typeof pushDocument>;
