import { text } from "@mindle/domain/content/authored-text";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ContentError } from "./content-error.ts";
import { parseSource } from "./source.ts";

const schema = z.strictObject({
  title: text(1),
  parts: z.array(z.strictObject({ order: z.int() })),
});

function mistakes(yaml: string) {
  try {
    parseSource("some/file.yaml", yaml, schema);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  return [];
}

const RIGHT = `title: { ko: "가나", en: "ab" }
parts:
  - order: 1
  - order: 2
`;

test("a right file is read, and can say where its values stand", () => {
  const { value, source } = parseSource("some/file.yaml", RIGHT, schema);
  expect(value).toEqual({ title: { ko: "가나", en: "ab" }, parts: [{ order: 1 }, { order: 2 }] });
  expect(source.mistake(["parts", 1, "order"], "something else")).toEqual({
    file: "some/file.yaml",
    line: 4,
    column: 12,
    path: "parts.1.order",
    expected: "something else",
  });
});

describe("a mistake names file, line, column and what was expected", () => {
  test("a value of the wrong kind", () => {
    expect(mistakes(RIGHT.replace("order: 2", "order: two"))).toEqual([
      {
        file: "some/file.yaml",
        line: 4,
        column: 12,
        path: "parts.1.order",
        expected: "Invalid input: expected number, received string",
      },
    ]);
  });

  test("a missing key points at what should hold it", () => {
    expect(mistakes(RIGHT.replace(', en: "ab"', ""))).toMatchObject([
      {
        line: 1,
        column: 8,
        path: "title.en",
        expected: "Invalid input: expected string, received undefined",
      },
    ]);
  });

  test("an unknown key points at its value", () => {
    expect(mistakes(`${RIGHT}prats: 1\n`)).toMatchObject([
      { line: 5, column: 8, path: "prats", expected: "no such key" },
    ]);
  });

  test("an unknown key inside a list points at its value", () => {
    expect(mistakes(RIGHT.replace("order: 2", "order: 2\n    odrer: 3"))).toMatchObject([
      { line: 5, column: 12, path: "parts.1.odrer", expected: "no such key" },
    ]);
  });

  test("a text in the wrong language, and one that names the product", () => {
    expect(mistakes(RIGHT.replace("가나", "abc").replace('"ab"', '"With 가 and Mindle"'))).toMatchObject([
      { path: "title.ko", expected: "expected Korean" },
      { path: "title.en", expected: "expected a text that does not name the product" },
      { path: "title.en", expected: "expected English, without Korean letters" },
    ]);
  });

  test("broken YAML, a key given twice and an empty file", () => {
    expect(mistakes("title: {\nparts: []\n")[0]).toMatchObject({ path: "", line: 2 });
    expect(mistakes(`${RIGHT}parts: []\n`)).toMatchObject([{ line: 5, column: 1 }]);
    expect(mistakes("")).toMatchObject([{ line: 1, column: 1, path: "" }]);
  });

  test("every mistake of a file is told, one a line", () => {
    const wrong = RIGHT.replace("order: 1", "order: 1.5").replace("order: 2", "order: two");
    expect(() => parseSource("some/file.yaml", wrong, schema)).toThrow(
      /^some\/file\.yaml:3:12: parts\.0\.order: .*\nsome\/file\.yaml:4:12: parts\.1\.order: .*$/,
    );
  });
});

test.each([
  ["ko", 21],
  ["en", 42],
] as const)("a line of %s takes %i characters at 360 px", (language, longest) => {
  const letter = language === "ko" ? "가" : "a";
  const other = language === "ko" ? { en: "a" } : { ko: "가" };
  const fits = (length: number) =>
    z.safeParse(text(1), { ...other, [language]: letter.repeat(length) }).success;
  expect(fits(longest)).toBe(true);
  expect(fits(longest + 1)).toBe(false);
  expect(fits(0)).toBe(false);
  expect(z.safeParse(text(2), { ...other, [language]: letter.repeat(2 * longest) }).success).toBe(true);
});
