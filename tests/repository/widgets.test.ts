import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, test } from "vitest";

const MEANINGS = join(import.meta.dirname, "../../domain/src/widgets");
const VIEWS = join(import.meta.dirname, "../../web/src/engine/widgets");

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

test("every folder of a widget is registered under its name", () => {
  expect(foldersIn(MEANINGS)).toEqual(Object.keys(WIDGETS).toSorted());
});

test("every widget has a view in a folder of its name", () => {
  expect(foldersIn(VIEWS)).toEqual(foldersIn(MEANINGS));
  expect(foldersIn(VIEWS).filter((type) => !existsSync(join(VIEWS, type, "widget.tsx")))).toEqual([]);
});

test("every widget with an answer has a component test", () => {
  const answered = Object.values(WIDGETS).flatMap(({ definition }) => definition?.type ?? []);
  expect(answered.length).toBeGreaterThan(20);
  const untested = answered.filter((type) => !existsSync(join(VIEWS, type, "widget.browser.test.tsx")));
  expect(untested).toEqual([]);
});
