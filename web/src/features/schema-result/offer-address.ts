import type { Character } from "@mindle/domain/assessment/characters";
import { RIGGY_PACKAGE_ID } from "@mindle/domain/assessment/destination";

/** Path of a character's offer: Riggy's beta trial with a link back to the result, vouchers for the others. */
export function offerAddress(character: Character, responseId: string): string {
  if (character === "Riggy") {
    return `/beta-trial/${RIGGY_PACKAGE_ID}?responseId=${encodeURIComponent(responseId)}`;
  }
  // Flippy's catalogue entry is the starter, all others' the complete package.
  const category = character === "Flippy" ? "starter" : "complete";
  return `/voucher/${character.toLowerCase()}-${category}`;
}
