import type { Character } from "@mindle/domain/assessment/characters";

/** Path of a character's offer: Riggy's beta trial with a link back to the result, vouchers for the others. */
export function resultOfferPath(character: Character, responseId: string): string {
  // Flippy's catalogue entry is the starter, all others' the complete package.
  const slug = `${character.toLowerCase()}-${character === "Flippy" ? "starter" : "complete"}`;
  return character === "Riggy"
    ? `/beta-trial/${slug}?responseId=${encodeURIComponent(responseId)}`
    : `/voucher/${slug}`;
}
