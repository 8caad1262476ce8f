import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { CONTRACT } from "@mindle/domain/api/contract";
import { describe, expect, test } from "vitest";

/** The kinds of test that every operation has, in this order. */
const KINDS = ["no token", "bad input", "forbidden", "success", "repeat"];

const files = globSync("tests/functions/operations/**/*.integration.test.ts");

describe.each(Object.values(CONTRACT).map(({ path }) => path))("%s", (path) => {
  test("has its five tests, in their order", () => {
    const kinds = titlesOf(fileOf(path)).flatMap(
      (title) => KINDS.find((kind) => title.startsWith(kind)) ?? [],
    );
    expect([...new Set(kinds)]).toEqual(KINDS);
  });
});

function fileOf(path: string): string {
  const name = path.slice(path.indexOf("/") + 1).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = files.find((candidate) => basename(candidate) === `${name}.integration.test.ts`);
  if (file === undefined) throw new Error(`${path} has no ${name}.integration.test.ts`);
  return file;
}

/** Titles of a file's tests and groups of tests, in order. */
function titlesOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*["'`]([^"'`]+)/g)].map(
    ([, title]) => title ?? "",
  );
}
