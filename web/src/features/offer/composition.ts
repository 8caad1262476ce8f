import type { CatalogPackage } from "@mindle/domain/catalogue/package";

/** Number of parts of a starter package; a complete one has all. */
const STARTER_PARTS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of a package, in order. */
export function partsOf(offered: Pick<CatalogPackage, "category" | "outline">): CatalogPackage["outline"] {
  return offered.category === "starter" ? offered.outline.slice(0, STARTER_PARTS) : offered.outline;
}

/** Days for which the longest programme of a package stays open; undefined without programmes. */
export function openDaysOf(offered: Pick<CatalogPackage, "programOpenLengthMillis">): number | undefined {
  const lengths = Object.values(offered.programOpenLengthMillis);
  return lengths.length === 0 ? undefined : Math.floor(Math.max(...lengths) / DAY_MS);
}
