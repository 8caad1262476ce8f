import * as z from "zod/mini";
import { CHARACTERS } from "../assessment/characters.ts";

const ids = z.array(z.string().check(z.minLength(1)));

/** Ordered lists (`content/{env}/orders/{name}`, each a document `{items}`) with the schema of their items. */
export const ORDERS = {
  /** Causes of stress, as the landing page asks for them. */
  causes: z.array(z.enum(CHARACTERS)),
  /** Ids of the claims. */
  claims: ids,
  /** Ids of the frequent questions. */
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
