import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAuthorFiles } from "./author-files.ts";

test("the files made from the content are up to date, and no translation is stale: npm run content", async () => {
  const { files, stale } = await makeAuthorFiles();
  expect(stale).toEqual([]);
  for (const [file, text] of files) {
    expect(await readFile(join(import.meta.dirname, "..", file), "utf8")).toBe(text);
  }
});
