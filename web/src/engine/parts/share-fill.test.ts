import { expect, test } from "vitest";
import { shareFill } from "./share-fill.ts";

const WEEK = ["sleep", "work", "redo", "home", "people", "own"];

test("a share keeps its colour in another order, and beside what is left over", () => {
  const elsewhere = ["redo", ...WEEK.filter((id) => id !== "redo"), "rest"];
  for (const id of WEEK) expect(shareFill(id, elsewhere)).toEqual(shareFill(id, WEEK));
  expect(shareFill("rest", elsewhere)).toEqual({ "data-pattern": "rest" });
});

test("twelve shares differ in colour or pattern", () => {
  const ids = Array.from({ length: 12 }, (_, at) => `row-${at}`);
  expect(new Set(ids.map((id) => JSON.stringify(shareFill(id, ids)))).size).toBe(12);
});
