import type { Character } from "@mindle/domain/assessment/characters";
import { RIGGY_PACKAGE_ID } from "@mindle/domain/assessment/destination";

/** Where a character's programme is offered: Riggy's as a beta that leads back to the result, the others' as a voucher. */
export function offerAddress(character: Character, responseId: string): string {
  if (character === "Riggy") {
    return `/beta-trial/${RIGGY_PACKAGE_ID}?responseId=${encodeURIComponent(responseId)}`;
  }
  // Flippy's catalogue entry is the starter, all others' the complete package.
  const category = character === "Flippy" ? "starter" : "complete";
  return `/voucher/${character.toLowerCase()}-${category}`;
}
