import { readdirSync } from "node:fs";
import { join } from "node:path";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, test } from "vitest";

const WIDGET_FOLDERS = join(import.meta.dirname, "../../domain/src/widgets");

test("every folder of a widget is registered under its name", () => {
  const folders = readdirSync(WIDGET_FOLDERS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(WIDGETS).sort());
});
