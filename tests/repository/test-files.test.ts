import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { basename, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot, ROOT } from "../../scripts/internal/paths.ts";

const NOT_OURS = /^(node_modules|\.cache|\.git|lib|dist.*)$/;

/** Every file that Vitest runs in `npm test` or `npm run soak`, as often as projects have it. */
async function filesOfProjects(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    fromRoot("node_modules/.bin/vitest"),
    ["list", "--filesOnly", "--json"],
    {
      cwd: ROOT,
      env: { ...process.env, SOAK: "1" },
      maxBuffer: 10_000_000,
    },
  );
  const files = z.parse(z.array(z.object({ file: z.string() })), JSON.parse(stdout));
  return files.map(({ file }) => relative(ROOT, file)).toSorted();
}

test("every file with tests belongs to one project of vitest.config.ts", { timeout: 30_000 }, async () => {
  const exclude = (path: string) => NOT_OURS.test(basename(path));
  const found = globSync("**/*.test.{ts,tsx}", { cwd: ROOT, exclude });
  expect(await filesOfProjects()).toEqual(found.toSorted());
});
