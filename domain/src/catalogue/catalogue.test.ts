import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { claim, comment, faqEntry, inOrder, ORDERS } from "./documents.ts";
import { LANGUAGES, localizedText } from "./localized.ts";
import { catalogPackage } from "./package.ts";
import { PUBLIC_COLLECTIONS, publicCollectionPath } from "./paths.ts";
import { claimOf } from "./public-content.ts";
import { surveyOf } from "./survey.ts";

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
  const review = { id: "1", character: "Riggy", author: both, text: both, rating: 5, source: "s" };

  test("has whole stars, 1 to 5", () => {
    for (const rating of [1, 5]) expect(accepts(comment, { ...review, rating })).toBe(true);
    for (const rating of [0, 6, 4.5]) expect(accepts(comment, { ...review, rating })).toBe(false);
  });

  test("says where it comes from", () => {
    expect(accepts(comment, { ...review, source: "" })).toBe(false);
  });
});

describe("a claim", () => {
  const example = {
    id: "calmer",
    percent: 30,
    days: 30,
    text: both,
    note: "survey",
    source: "s",
    illustrative: true,
  };
  const { illustrative: _, ...bare } = example;
  const surveyed = { ...bare, population: both, date: "2026-11-21" };
  const experts = { id: "experts", text: both, note: "team", source: "s", authors: [both] };

  test.each([
    ["an example", example],
    ["a figure of a survey", surveyed],
    ["a statement with the names behind it", experts],
  ])("is read as it is: %s", (_name, written) => {
    expect(z.parse(claim, written)).toEqual(written);
  });

  test.each([
    ["no source", { source: "" }],
    ["a share of nothing", { percent: 0 }],
    ["more than all", { percent: 101 }],
    ["half a day", { days: 0.5 }],
    ["small print we have no words for", { note: "rumour" }],
    ["a survey, though it is an example", { population: both, date: "2026-11-21" }],
  ])("is refused with %s", (_name, change) => {
    expect(accepts(claim, { ...example, ...change })).toBe(false);
  });

  test.each([
    ["neither survey nor mark", bare],
    ["a survey without its day", { ...bare, population: both }],
    ["a survey without its people", { ...bare, date: "2026-11-21" }],
    ["a day that no calendar has", { ...surveyed, date: "2026-02-30" }],
    ["experts without a name", { ...experts, authors: [] }],
    ["experts, and no word of names", { ...experts, authors: undefined }],
  ])("is not founded, so it is refused: %s", (_name, written) => {
    expect(accepts(claim, written)).toBe(false);
  });

  test("has a survey once whom and when are known", () => {
    expect(surveyOf(z.parse(claim, example))).toBeUndefined();
    expect(surveyOf(z.parse(claim, surveyed))).toEqual({ population: both, date: "2026-11-21" });
  });

  test("is found by its id until it is withdrawn", () => {
    const claims = [z.parse(claim, example)];
    expect(claimOf(claims, "calmer")).toEqual(example);
    expect(claimOf(claims, "helpful")).toBeUndefined();
  });
});

describe("a frequent question", () => {
  const cost = { id: "cost", question: both, answer: both, more: "usage", source: "s" };

  test("may name a page that says more", () => {
    expect(accepts(faqEntry, cost)).toBe(true);
    expect(accepts(faqEntry, { ...cost, more: undefined })).toBe(true);
    expect(accepts(faqEntry, { ...cost, more: "nowhere" })).toBe(false);
  });

  test("says what its answer rests on", () => {
    expect(accepts(faqEntry, { ...cost, source: "" })).toBe(false);
  });
});

describe("an order", () => {
  test("of causes names characters only", () => {
    expect(accepts(ORDERS.causes, ["Flippy", "Riggy"])).toBe(true);
    expect(accepts(ORDERS.causes, ["Mindle"])).toBe(false);
  });

  test("picks what it names, and passes over what is not there", () => {
    const items = ["a", "b", "c"].map((id) => ({ id }));
    expect(inOrder(items, ["c", "missing", "a"])).toEqual([{ id: "c" }, { id: "a" }]);
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
    inside: [
      {
        scene: "/assets/scene.svg",
        child: { x: 40, y: 99, size: 120, mood: "listening" },
        title: both,
        question: both,
        options: [both],
      },
    ],
    web: { price: { monthly: 0, numMonth: 0, original: 0 } },
    programOpenLengthMillis: { "um-eng-v2s": 12_960_000_000 },
    themeColor: "#8B6FD6",
    ios: { productIdentifier: "riggy_complete.v0" },
    beta: true,
  };

  test("is read as it is", () => {
    expect(z.parse(catalogPackage, riggy)).toEqual(riggy);
  });

  test("that was stored before offers showed pages shows none", () => {
    const { inside: _, ...earlier } = riggy;
    expect(z.parse(catalogPackage, earlier)).toEqual({ ...riggy, inside: [] });
  });

  test("has a colour of three or six hexadecimal digits", () => {
    for (const themeColor of ["#abc", "#ABCDEF", "#012345"]) {
      expect(accepts(catalogPackage, { ...riggy, themeColor })).toBe(true);
    }
    for (const themeColor of ["abc", "#ab", "#abcd", "#abcdefa", "#ggg", "red", "#abc;"]) {
      expect(accepts(catalogPackage, { ...riggy, themeColor })).toBe(false);
    }
  });

  test("is a starter, complete or master, of one of the five", () => {
    expect(accepts(catalogPackage, { ...riggy, category: "master" })).toBe(true);
    expect(accepts(catalogPackage, { ...riggy, category: "expert" })).toBe(false);
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
