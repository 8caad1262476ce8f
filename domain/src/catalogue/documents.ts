import * as z from "zod/mini";
import { CHARACTERS } from "../assessment/characters.ts";
import { localizedText } from "./localized.ts";
import { surveyOf } from "./survey.ts";

// Documents of the landing page and of other public pages; packages and programmes have files of their own.

/** Kind of a claim: what a survey found, what the team says of itself, a price. */
const CLAIM_NOTES = ["survey", "team", "offer"] as const;

/** A claim as its file has it. What it rests on may be missing: {@link isFounded}. */
export const authoredClaim = z.object({
  id: z.string(),
  /** The claim's share in per cent, 1 to 100, shown as its large figure; absent where the claim is a statement. */
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** Number of days, where it is part of the claim. */
  days: z.optional(z.int().check(z.minimum(1))),
  /** Continues the figure, or is the whole claim without one. */
  text: localizedText,
  note: z.enum(CLAIM_NOTES),
  /** Whom the figure counts and how many they were; shown beside it. */
  population: z.optional(localizedText),
  /** Last day on which they were asked, `YYYY-MM-DD`; shown beside the figure. */
  date: z.optional(z.iso.date()),
  /** No study is on file: wherever the figure is shown, it is marked as an example. */
  illustrative: z.optional(z.boolean()),
  /** Names and professions of those whom a claim of the team is about. */
  authors: z.optional(z.array(localizedText)),
  source: z.string().check(z.minLength(1)),
});

export type AuthoredClaim = z.output<typeof authoredClaim>;

/** A marketing claim (`content/{env}/claims/{id}`): data, so that it can be corrected or withdrawn. One that is not founded is refused. */
export const claim = authoredClaim.check(
  z.refine(isFounded, "expected population and date, or illustrative; of the team, authors"),
);

export type Claim = z.output<typeof claim>;

/**
 * Whether a claim may be shown: a figure names its survey or is marked as an example, never both, and what the team says of
 * itself names the people.
 */
export function isFounded(candidate: AuthoredClaim): boolean {
  const { percent, note, illustrative = false, authors = [] } = candidate;
  if (percent !== undefined) return illustrative !== (surveyOf(candidate) !== undefined);
  return note !== "team" || authors.length > 0;
}

/** A review on the landing page (`content/{env}/comments/{id}`). */
export const comment = z.object({
  id: z.string(),
  character: z.enum(CHARACTERS),
  /** Author as shown; never a full name. */
  author: localizedText,
  text: localizedText,
  /** Whole stars, 1 to 5. */
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** Source of the statement, or `ILLUSTRATIVE` (survey.ts). */
  source: z.string().check(z.minLength(1)),
});

export type Comment = z.output<typeof comment>;

/** Pages an answer can link to. */
const FAQ_PAGES = ["help", "privacy", "usage"] as const;

/** A frequent question with its answer (`content/{env}/faq/{id}`). */
export const faqEntry = z.object({
  id: z.string(),
  question: localizedText,
  answer: localizedText,
  /** Linked page. */
  more: z.optional(z.enum(FAQ_PAGES)),
  source: z.string().check(z.minLength(1)),
});

export type FaqEntry = z.output<typeof faqEntry>;

const ids = z.array(z.string().check(z.minLength(1)));

/** Ordered lists (`content/{env}/orders/{name}`, each a document `{items}`) with the schema of their items. */
export const ORDERS = {
  /** Causes of stress, as the landing page asks for them. */
  causes: z.array(z.enum(CHARACTERS)),
  claims: ids,
  faq: ids,
  /** Slugs of the packages, as the journeys list shows them. */
  journeys: ids,
  /** Ids of the reviews that are shown. */
  reviews: ids,
} as const;

export type OrderName = keyof typeof ORDERS;

/** The documents of a list in its order; names without a document are skipped. */
export function inOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
