import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAuthorFiles, TRANSLATIONS } from "./author-files.ts";

test("the known translations are up to date, and none is stale: npm run content", async () => {
  const { files, stale } = await makeAuthorFiles();
  expect(stale).toEqual([]);
  const stored = await readFile(join(import.meta.dirname, "..", TRANSLATIONS), "utf8");
  expect(stored).toBe(files.get(TRANSLATIONS));
});
