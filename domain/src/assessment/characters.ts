/** The five inner children, in the order in which questions, bars and cards list them. */
export const CHARACTERS = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy"] as const;

export type Character = (typeof CHARACTERS)[number];

/** Reads a character from untrusted text such as a query parameter, ignoring case. */
export function parseCharacter(text: string | null | undefined): Character | undefined {
  const wanted = text?.trim().toLowerCase();
  return CHARACTERS.find((character) => character.toLowerCase() === wanted);
}
