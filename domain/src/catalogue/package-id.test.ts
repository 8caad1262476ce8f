import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { packageSlug, sellablePackageId } from "../api/fields.ts";
import { CHARACTERS } from "../assessment/characters.ts";
import { packageCharacter, packageFor, packageSlugOf, SELECTOR_CHOICES } from "./package-id.ts";

const CHARACTER = fc.constantFrom("riggy", "pleaser", "jumpy", "shelly", "flippy");

test("the slug of a sellable package has neither its version nor its underscore", () => {
  fc.assert(
    fc.property(CHARACTER, fc.constantFrom("starter", "complete"), fc.nat(), (character, kind, version) => {
      const id = z.parse(sellablePackageId, `${character}_${kind}.v${version}`);
      expect(z.parse(packageSlug, packageSlugOf(id))).toBe(`${character}-${kind}`);
    }),
  );
});

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

test.each([
  ["Riggy", "riggy-starter", "riggy-complete", "riggy-complete"],
  ["Pleaser", "pleaser-starter", "pleaser-complete", "pleaser-complete"],
  ["Jumpy", "jumpy-starter", "jumpy-complete", "jumpy-complete"],
  ["Shelly", "shelly-starter", "shelly-complete", "shelly-complete"],
  ["Flippy", "flippy-starter", "flippy-starter", "flippy-starter"],
] as const)("%s: quick %s, root %s, both %s", (character, ...slugs) => {
  expect(SELECTOR_CHOICES.map((choice) => packageFor(character, choice))).toEqual(slugs);
});
