import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getGcCompack } from "@mindle/domain/api/program";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { FIRST_STEP_FILES, makeAuthorFiles, TRANSLATIONS } from "./author-files.ts";

test("the known translations are up to date, and none is stale: npm run content", async () => {
  const { files, stale } = await makeAuthorFiles();
  expect(stale).toEqual([]);
  const stored = await readFile(join(import.meta.dirname, "..", TRANSLATIONS), "utf8");
  expect(stored).toBe(files.get(TRANSLATIONS));
});

test("the client has the first steps as they are now: npm run content", async () => {
  const { files } = await makeAuthorFiles();
  const steps = [...files].filter(([file]) => file.startsWith(FIRST_STEP_FILES));
  expect(steps).toHaveLength(CHARACTERS.length);
  for (const [file, text] of steps) {
    expect(await readFile(join(import.meta.dirname, "..", file), "utf8")).toBe(text);
    expect(z.parse(getGcCompack.data, JSON.parse(text)).packageBase.character).toBeDefined();
  }
});
