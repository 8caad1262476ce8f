import type { CatalogPackage } from "@mindle/domain/catalogue/package";

/** Parts a starter package has; a complete one has all of the outline. */
const STARTER_PARTS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts a package is made of, in order. */
export function partsOf(offered: Pick<CatalogPackage, "category" | "outline">): CatalogPackage["outline"] {
  return offered.category === "starter" ? offered.outline.slice(0, STARTER_PARTS) : offered.outline;
}

/** Whole days for which the longest-open programme of a package stays open; undefined where none is named. */
export function openDaysOf(offered: Pick<CatalogPackage, "programOpenLengthMillis">): number | undefined {
  const lengths = Object.values(offered.programOpenLengthMillis);
  return lengths.length === 0 ? undefined : Math.floor(Math.max(...lengths) / DAY_MS);
}
