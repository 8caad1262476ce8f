import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blanksIn, fillBlanks, splitAtBlanks } from "./blanks.ts";

describe("a sentence with blanks", () => {
  test("is split into words and blanks", () => {
    expect(splitAtBlanks("At {place}, {who} waits{x}")).toEqual([
      { text: "At " },
      { blank: "place" },
      { text: ", " },
      { blank: "who" },
      { text: " waits" },
      { blank: "x" },
    ]);
    expect(blanksIn("{a}{b} {Not} { c } {}")).toEqual(["a", "b"]);
  });

  test("takes nothing in the words for a blank", () => {
    expect(fillBlanks("{a} and {b}", () => "{b}$&")).toBe("{b}$& and {b}$&");
    expect(fillBlanks("{a} and {b}", (blank) => (blank === "a" ? "" : undefined))).toBe("… and …");
  });

  test("keeps every character outside its blanks", () => {
    fc.assert(
      fc.property(fc.string(), (sentence) => {
        expect(fillBlanks(sentence, (blank) => `{${blank}}`)).toBe(sentence);
      }),
    );
  });
});
