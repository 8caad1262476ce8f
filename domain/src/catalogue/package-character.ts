import { CHARACTERS, type Character } from "../assessment/characters.ts";

/** The character that a package of this sellable id is for: Riggy for `riggy_complete.v0`. Undefined for any other text. */
export function packageCharacter(packageId: string): Character | undefined {
  return CHARACTERS.find((character) => packageId.startsWith(`${character.toLowerCase()}_`));
}
