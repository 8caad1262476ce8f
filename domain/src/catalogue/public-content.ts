import type { Character } from "../assessment/characters.ts";
import type { Claim, Comment, FaqEntry } from "./documents.ts";
import type { CatalogPackage } from "./package.ts";

/** Content of public pages by key. Plain JSON, in both languages. */
export interface PublicContent {
  /** The reviews that are shown, in their order. */
  readonly comments: readonly Comment[];
  /** All claims, in their order. */
  readonly claims: readonly Claim[];
  /** The frequent questions, in their order. */
  readonly faq: readonly FaqEntry[];
  readonly "orders/causes": readonly Character[];
  /** Slugs of the packages, as the journeys list shows them. */
  readonly "orders/journeys": readonly string[];
  /** A package by its slug; null when there is none. */
  readonly [slug: `packages/${string}`]: CatalogPackage | null;
}

export type ContentKey = keyof PublicContent;

/** The content of one page. */
export type PageData = Partial<PublicContent>;

/** The claim with this id, or undefined once it is withdrawn. */
export function claimOf(claims: readonly Claim[], id: string): Claim | undefined {
  return claims.find((candidate) => candidate.id === id);
}
