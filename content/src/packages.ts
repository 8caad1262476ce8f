import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import { DAY_MS } from "@mindle/domain/time";
import * as z from "zod/mini";
import { type AuthoredCatalogue, STARTER_PARTS } from "./files/authored.ts";
import type { PagesInside } from "./inside.ts";

/** How many days the programmes of a category stay open. */
const OPEN_DAYS = { starter: 92, complete: 150, master: 150 } as const;

/** The packages of a character, as the catalogue stores them. */
export function packagesOf(authored: AuthoredCatalogue, inside: PagesInside): CatalogPackage[] {
  const { starter, complete, master } = authored;
  return [
    packageOf(authored, inside, "starter", starter),
    packageOf(authored, inside, "complete", complete),
    ...(master === undefined ? [] : [packageOf(authored, inside, "master", { ...complete, ...master })]),
  ];
}

function packageOf(
  authored: AuthoredCatalogue,
  inside: PagesInside,
  category: CatalogPackage["category"],
  { name: consumerName, summary }: AuthoredCatalogue["complete"],
): CatalogPackage {
  const name = authored.character.toLowerCase();
  const id = `${name}_${category}.v0`;
  return z.parse(catalogPackage, {
    slug: `${name}-${category}`,
    id,
    category,
    villainName: authored.character,
    consumerName,
    summary,
    outline: category === "starter" ? authored.outline.slice(0, STARTER_PARTS) : authored.outline,
    inside: inside.get(authored.programId) ?? [],
    web: { price: { monthly: 0, numMonth: 0, original: 0 } },
    programOpenLengthMillis: { [authored.programId]: OPEN_DAYS[category] * DAY_MS },
    themeColor: authored.themeColor,
    ios: { productIdentifier: id },
    beta: authored.beta,
  } satisfies CatalogPackage);
}
