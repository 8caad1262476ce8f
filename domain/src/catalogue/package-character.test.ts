import { expect, test } from "vitest";
import { CHARACTERS } from "../assessment/characters.ts";
import { packageCharacter } from "./package-character.ts";

test.each(CHARACTERS)("the packages of %s", (character) => {
  for (const category of ["starter", "master", "complete"]) {
    expect(packageCharacter(`${character.toLowerCase()}_${category}.v0`)).toBe(character);
  }
});

test.each(["", "riggy", "mindle_complete.v0", "RIGGY_complete.v0"])(
  "%j is no package of a character",
  (id) => {
    expect(packageCharacter(id)).toBeUndefined();
  },
);
