import type { Character } from "@mindle/domain/assessment/characters";
import { createContext, useContext } from "react";

/** Whose colour a screen wears: a character's, or the product's own. */
export type Tone = "mindle" | "riggy" | "pleaser" | "jumpy" | "shelly" | "flippy";

const TONES: Readonly<Record<Character, Tone>> = {
  Riggy: "riggy",
  Pleaser: "pleaser",
  Jumpy: "jumpy",
  Shelly: "shelly",
  Flippy: "flippy",
};

/** The tone of a character; the product's own when there is none. */
export function toneOf(character: Character | undefined): Tone {
  return character === undefined ? "mindle" : TONES[character];
}

/** The tone of the page around, for what is drawn outside of it, such as dialogs. */
export const ToneContext = createContext<Tone>("mindle");

export function useTone(): Tone {
  return useContext(ToneContext);
}
