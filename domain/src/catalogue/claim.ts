import * as z from "zod/mini";
import { localizedText } from "./localized.ts";

/** What the small print under a claim says of where it comes from: a survey, the team's own word, a price we set. */
const CLAIM_NOTES = ["survey", "team", "offer"] as const;

/** Something we claim (`content/{env}/claims/{id}`), so that it can be checked, corrected or withdrawn. */
export const claim = z.object({
  id: z.string(),
  /** The claim's share in per cent, 1 to 100, shown as its large figure; absent where the claim is a statement. */
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** After how many days it was found, where that is part of the claim. */
  days: z.optional(z.int().check(z.minimum(1))),
  /** Reads on from the figure, or stands alone where there is none. */
  text: localizedText,
  note: z.enum(CLAIM_NOTES),
  /** Where it was taken from, for whoever checks it. */
  source: z.string().check(z.minLength(1)),
});

export type Claim = z.output<typeof claim>;
