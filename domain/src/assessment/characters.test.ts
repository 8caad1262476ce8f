import fc from "fast-check";
import { expect, test } from "vitest";
import { character } from "../testing/arbitraries.ts";
import { CHARACTERS, parseCharacter } from "./characters.ts";

test("characters are listed in one order everywhere", () => {
  expect(CHARACTERS).toEqual(["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy"]);
});

test("a character is read in any case, with spaces around it", () => {
  fc.assert(
    fc.property(character, fc.constantFrom("", " ", "\t"), (name, space) => {
      expect(parseCharacter(`${space}${name.toUpperCase()}${space}`)).toBe(name);
      expect(parseCharacter(name.toLowerCase())).toBe(name);
    }),
  );
});

test.each([null, undefined, "", "Rig", "Riggy2", "Riggy,Jumpy", "constructor"])(
  "%s is no character",
  (text) => {
    expect(parseCharacter(text)).toBeUndefined();
  },
);
