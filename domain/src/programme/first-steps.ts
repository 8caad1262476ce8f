import type { Character } from "../assessment/characters.ts";

/** The free three minutes with each child, on the result page: a programme that no package opens and everyone may open. */
export const FIRST_STEPS_PROGRAM_ID = "first-steps";

/** The step of each child. */
export const FIRST_STEPS: Readonly<Record<Character, string>> = {
  Riggy: "d1-s1",
  Pleaser: "d1-s2",
  Jumpy: "d1-s3",
  Shelly: "d1-s4",
  Flippy: "d1-s5",
};
