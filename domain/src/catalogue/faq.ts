import * as z from "zod/mini";
import { localizedText } from "./localized.ts";

/** Pages on which an answer can go on. */
const FAQ_PAGES = ["help", "privacy", "usage"] as const;

/** A frequent question with its answer (`content/{env}/faq/{id}`). */
export const faqEntry = z.object({
  id: z.string(),
  question: localizedText,
  answer: localizedText,
  /** The page that says more. */
  more: z.optional(z.enum(FAQ_PAGES)),
  /** What the answer rests on, for whoever keeps it true. */
  source: z.string().check(z.minLength(1)),
});

export type FaqEntry = z.output<typeof faqEntry>;
