import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overBudget } from "../../bench/web/page-budgets.ts";
import { holdsFirebase, weighPages } from "../../bench/web/page-weights.ts";
import { readPrerenderedPaths } from "../../scripts/internal/build/prerendered-paths.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { WEB_DIRECTORY } from "../../scripts/internal/test/test-stages.ts";

const DIRECTORY = fromRoot("web", WEB_DIRECTORY);

const weights = await weighPages(DIRECTORY, await readPrerenderedPaths(DIRECTORY));

/** Bytes, gzip, before the frame of a main page is the app's own. */
const MAIN_PAGE_SCRIPTS = 165_500;

test.each(weights)("$path keeps within its budgets", (weight) => {
  expect(overBudget(weight)).toEqual([]);
});

test.each(await weighPages(DIRECTORY, ["/home", "/catalog/list", "/mypage"]))(
  "$path keeps within the budget of main pages",
  ({ scripts, firebase }) => {
    expect(scripts).toBeLessThanOrEqual(MAIN_PAGE_SCRIPTS);
    expect(firebase).toEqual([]);
  },
);

test("no public page loads Firebase", async () => {
  expect(weights.flatMap(({ firebase }) => firebase)).toEqual([]);
  // Elsewhere in the build it is found, so it would be found here.
  expect(await filesWithFirebase()).not.toEqual([]);
});

async function filesWithFirebase(): Promise<readonly string[]> {
  const files = (await readdir(join(DIRECTORY, "assets"))).filter((file) => file.endsWith(".js"));
  const codes = await Promise.all(files.map((file) => readFile(join(DIRECTORY, "assets", file), "utf8")));
  return files.filter((_, index) => holdsFirebase(codes[index] ?? ""));
}
