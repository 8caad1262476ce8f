import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatFieldPath, parseFieldPath } from "./field-path.ts";

describe("parseFieldPath", () => {
  it.each([
    ["a", ["a"]],
    ["a.b_1", ["a", "b_1"]],
    ["`a b`.c", ["a b", "c"]],
    ["a.`b.c`", ["a", "b.c"]],
    ["`tick \\` slash \\\\`", ["tick ` slash \\"]],
    ["__name__", ["__name__"]],
  ])("parses %s", (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments);
  });

  it.each(["a..b", ".a", "a.", "1a", "a b", "``", "`a", "`a`b", "é"])("rejects %s", (text) => {
    expect(() => parseFieldPath(text)).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message:
          `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
          "and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)",
      }),
    );
  });

  it("rejects the empty path with a different message", () => {
    expect(() => parseFieldPath("")).toThrow(
      expect.objectContaining({ message: "Invalid empty property path string." }),
    );
  });

  it("parses the output of formatFieldPath", () => {
    const segment = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (field) => {
        expect(parseFieldPath(formatFieldPath(field))).toEqual(field);
      }),
    );
  });
});
