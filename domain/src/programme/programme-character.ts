import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { TRIAL_PROGRAM_ID } from "../assessment/start.ts";

/** The character that a programme is about; undefined for an id of none. */
export function programmeCharacter(programId: string): Character | undefined {
  if (programId === TRIAL_PROGRAM_ID) return "Riggy";
  return CHARACTERS.find((character) => programId.startsWith(`${character.toLowerCase()}-`));
}
