import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** Calls of one caller to one operation in the current window, `rateLimits/{key}`. */
export const rateLimitDocument = z.object({
  calls: z.int().check(z.minimum(1)),
  /** End of the window. A time of Firestore's own, so that its time-to-live policy removes the document. */
  expiresAt: z.instanceof(Timestamp),
});

export type RateLimitDocument = z.output<typeof rateLimitDocument>;
