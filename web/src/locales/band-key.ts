import type { Band } from "@mindle/domain/assessment/bands";

/**
 * The text that names a band outside the graph. The lowest one is "low" there: a sum of answers knows nothing of a person's health
 * (docs/assessment.md).
 */
export function bandKey<const Name extends Band>(band: Name) {
  return band === "healthy" ? "schema-result:low" : (`schema-result:bands.${band}` as const);
}
