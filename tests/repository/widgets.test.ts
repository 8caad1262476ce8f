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

/** The folder of what several widgets share. */
const SHARED = "shared";

test("every folder of a widget is registered under its name", () => {
  expect(foldersIn(MEANINGS)).toEqual([...Object.keys(WIDGETS), SHARED].toSorted());
});

test("every folder of a view is that of a widget", () => {
  expect(foldersIn(VIEWS)).toEqual(Object.keys(WIDGETS).toSorted());
});

test.each(["widget.browser.test.tsx", "widget.player.ts"])("every widget with an answer has a %s", (file) => {
  const answered = Object.values(WIDGETS).flatMap(({ definition }) => definition?.type ?? []);
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.filter((type) => !existsSync(join(VIEWS, type, file)))).toEqual([]);
});
