import type { Character } from "@mindle/domain/assessment/characters";
import { createContext, useContext } from "react";

/** Colour scheme of a screen: a character's or the product's. */
export type Tone = "mindle" | "riggy" | "pleaser" | "jumpy" | "shelly" | "flippy";

/** `neutral` while it is not known, or a secret, whose screen it is. */
export type PageTone = Tone | "neutral";

const TONES: Readonly<Record<Character, Tone>> = {
  Riggy: "riggy",
  Pleaser: "pleaser",
  Jumpy: "jumpy",
  Shelly: "shelly",
  Flippy: "flippy",
};

/** The tone of a character, the product's without one. */
export function toneOf(character: Character | undefined): Tone {
  return character === undefined ? "mindle" : TONES[character];
}

/** The page's tone, for portals such as dialogs. */
export const ToneContext = createContext<PageTone>("mindle");

export function useTone(): PageTone {
  return useContext(ToneContext);
}
