import type { Figure } from "../../ui/pictures/characters/palette.ts";
import type { WizardAnswers } from "./wizard-answers.ts";

/** The figure that goes along through the assessment: the only selected character, else the mascot. */
export function companionOf({ characters }: Pick<WizardAnswers, "characters">): Figure {
  const [only, ...others] = characters;
  return only !== undefined && others.length === 0 ? only : "Mindle";
}
