import * as z from "zod/mini";
import { localizedText } from "./localized.ts";

/** Kind of source named in a claim's footnote: a survey, the team, a price. */
const CLAIM_NOTES = ["survey", "team", "offer"] as const;

/** A marketing claim (`content/{env}/claims/{id}`): data, so that it can be corrected or withdrawn. */
export const claim = z.object({
  id: z.string(),
  /** The claim's share in per cent, 1 to 100, shown as its large figure; absent where the claim is a statement. */
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** Number of days, where it is part of the claim. */
  days: z.optional(z.int().check(z.minimum(1))),
  /** Continues the figure, or is the whole claim without one. */
  text: localizedText,
  note: z.enum(CLAIM_NOTES),
  /** Source, for reviewers. */
  source: z.string().check(z.minLength(1)),
});

export type Claim = z.output<typeof claim>;
