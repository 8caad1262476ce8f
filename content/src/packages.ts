import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import * as z from "zod/mini";
import { type AuthoredCatalogue, STARTER_PARTS } from "./authored.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a category means: how long its programmes stay open and how many months a price is quoted for. */
const CATEGORIES = {
  starter: { openDays: 92, months: 3 },
  complete: { openDays: 150, months: 5 },
} as const;

type Category = keyof typeof CATEGORIES;

/** The two packages of a character, as the catalogue stores them. */
export function packagesOf(authored: AuthoredCatalogue): CatalogPackage[] {
  return [packageOf(authored, "starter"), packageOf(authored, "complete")];
}

function packageOf(authored: AuthoredCatalogue, category: Category): CatalogPackage {
  const { openDays, months } = CATEGORIES[category];
  const name = authored.character.toLowerCase();
  const id = `${name}_${category}.v0`;
  return z.parse(catalogPackage, {
    slug: `${name}-${category}`,
    id,
    category,
    villainName: authored.character,
    consumerName: authored[category].name,
    summary: authored[category].summary,
    outline: category === "starter" ? authored.outline.slice(0, STARTER_PARTS) : authored.outline,
    web: { price: { monthly: 0, numMonth: months, original: 0 } },
    programOpenLengthMillis: { [authored.programId]: openDays * DAY_MS },
    themeColor: authored.themeColor,
    ios: { productIdentifier: id },
    beta: authored.beta,
  } satisfies CatalogPackage);
}
