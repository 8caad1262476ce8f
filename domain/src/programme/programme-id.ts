import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { TRIAL_PROGRAM_ID } from "../assessment/start.ts";

/** Id of a programme, such as `um-eng-v2s`. */
export const PROGRAMME_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The character that a programme is about; undefined for an id of none. */
export function programmeCharacter(programId: string): Character | undefined {
  if (programId === TRIAL_PROGRAM_ID) return "Riggy";
  return CHARACTERS.find((character) => programId.startsWith(`${character.toLowerCase()}-`));
}
