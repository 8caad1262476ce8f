import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { comment } from "./comment.ts";
import { LANGUAGES, localizedText } from "./localized.ts";
import { catalogPackage } from "./package.ts";
import { PUBLIC_COLLECTIONS, publicCollectionPath } from "./paths.ts";

const both = { ko: "가", en: "a" };

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

describe("a text in every language", () => {
  test("has each of them, none empty", () => {
    expect(LANGUAGES).toEqual(["ko", "en"]);
    expect(accepts(localizedText, both)).toBe(true);
    for (const language of LANGUAGES) {
      expect(accepts(localizedText, { ...both, [language]: "" })).toBe(false);
      expect(accepts(localizedText, { ...both, [language]: undefined })).toBe(false);
    }
  });
});

describe("a review", () => {
  const review = { id: "1", order: 0, character: "Riggy", author: both, text: both, rating: 5, source: "s" };

  test("has whole stars, 1 to 5", () => {
    for (const rating of [1, 5]) expect(accepts(comment, { ...review, rating })).toBe(true);
    for (const rating of [0, 6, 4.5]) expect(accepts(comment, { ...review, rating })).toBe(false);
  });

  test("says where it comes from", () => {
    expect(accepts(comment, { ...review, source: "" })).toBe(false);
  });
});

describe("a package", () => {
  const riggy = {
    slug: "riggy-complete",
    id: "riggy_complete.v0",
    category: "complete",
    villainName: "Riggy",
    consumerName: both,
    summary: both,
    outline: [{ title: both, goal: both }],
    web: { price: { monthly: 0, numMonth: 5, original: 0 } },
    programOpenLengthMillis: { "um-eng-v2s": 12_960_000_000 },
    themeColor: "#8B6FD6",
    ios: { productIdentifier: "riggy_complete.v0" },
    beta: true,
  };

  test("is read as it is", () => {
    expect(z.parse(catalogPackage, riggy)).toEqual(riggy);
  });

  test("has a colour of three or six hexadecimal digits", () => {
    for (const themeColor of ["#abc", "#ABCDEF", "#012345"]) {
      expect(accepts(catalogPackage, { ...riggy, themeColor })).toBe(true);
    }
    for (const themeColor of ["abc", "#ab", "#abcd", "#abcdefa", "#ggg", "red", "#abc;"]) {
      expect(accepts(catalogPackage, { ...riggy, themeColor })).toBe(false);
    }
  });

  test("is a starter or complete, of one of the five", () => {
    expect(accepts(catalogPackage, { ...riggy, category: "master" })).toBe(false);
    expect(accepts(catalogPackage, { ...riggy, villainName: "Mindle" })).toBe(false);
  });

  test("stays open for whole milliseconds", () => {
    expect(accepts(catalogPackage, { ...riggy, programOpenLengthMillis: { a: 1.5 } })).toBe(false);
  });
});

test("public collections lie below their environment", () => {
  expect(PUBLIC_COLLECTIONS).toContain("comments");
  expect(publicCollectionPath("beta-1", "packages")).toBe("content/beta-1/packages");
});
