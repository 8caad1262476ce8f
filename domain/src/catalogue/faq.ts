import * as z from "zod/mini";
import { localizedText } from "./localized.ts";

/** Pages an answer can link to. */
const FAQ_PAGES = ["help", "privacy", "usage"] as const;

/** A frequent question with its answer (`content/{env}/faq/{id}`). */
export const faqEntry = z.object({
  id: z.string(),
  question: localizedText,
  answer: localizedText,
  /** Linked page. */
  more: z.optional(z.enum(FAQ_PAGES)),
  /** Source of the answer, for reviewers. */
  source: z.string().check(z.minLength(1)),
});

export type FaqEntry = z.output<typeof faqEntry>;
