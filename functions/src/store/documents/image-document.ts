import { IMAGE_TYPES } from "@mindle/domain/api/images";
import * as z from "zod/mini";

/** A picture of a user, `users/{uid}/images/{imageId}`. */
export const imageDocument = z.object({
  type: z.enum(IMAGE_TYPES),
  bytes: z.instanceof(Uint8Array),
  /** Milliseconds since the epoch. */
  savedAt: z.int(),
});

export type ImageDocument = z.output<typeof imageDocument>;
