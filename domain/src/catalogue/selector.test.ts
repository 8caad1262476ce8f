import { expect, test } from "vitest";
import { packageFor, SELECTOR_CHOICES } from "./selector.ts";

test.each([
  ["Riggy", "riggy-starter", "riggy-complete", "riggy-complete"],
  ["Pleaser", "pleaser-starter", "pleaser-complete", "pleaser-complete"],
  ["Jumpy", "jumpy-starter", "jumpy-complete", "jumpy-complete"],
  ["Shelly", "shelly-starter", "shelly-complete", "shelly-complete"],
  ["Flippy", "flippy-starter", "flippy-starter", "flippy-starter"],
] as const)("%s: quick %s, root %s, both %s", (character, ...slugs) => {
  expect(SELECTOR_CHOICES.map((choice) => packageFor(character, choice))).toEqual(slugs);
});
