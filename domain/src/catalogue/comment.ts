import * as z from "zod/mini";
import { CHARACTERS } from "../assessment/characters.ts";
import { localizedText } from "./localized.ts";

/** A review on the landing page (`content/{env}/comments/{id}`). */
export const comment = z.object({
  id: z.string(),
  character: z.enum(CHARACTERS),
  /** Author as shown; never a full name. */
  author: localizedText,
  text: localizedText,
  /** Whole stars, 1 to 5. */
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** Source of the statement, or `ILLUSTRATIVE` (illustrative.ts). */
  source: z.string().check(z.minLength(1)),
});

export type Comment = z.output<typeof comment>;
