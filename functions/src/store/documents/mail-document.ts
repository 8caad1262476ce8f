import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/**
 * A mail to a user, or to an address that was given without an account, `mail/{id}`, in the form of Firebase's Trigger Email extension, which sends it and adds `delivery`
 * (https://firebase.google.com/docs/extensions/official/firestore-send-email). It does not read `userId`.
 */
export const mailDocument = z.object({
  to: z.string(),
  message: z.object({ subject: z.string(), text: z.string() }),
  /** The recipient; null for an address without an account. */
  userId: z.nullable(z.string()),
  /**
   * When one without a recipient's account may be deleted; a Firestore timestamp, as the time-to-live policy needs. Absent with
   * an account, which it goes with.
   */
  expiresAt: z.optional(z.instanceof(Timestamp)),
});

export type MailDocument = z.output<typeof mailDocument>;
