import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fromRoot } from "../../scripts/internal/paths.ts";

/** Builds the web app with the settings of production. */
const LIMIT_MS = 180_000;

/** Runs `npm run deploy -- …` without npm around it, and with no more of an environment than a new machine has. */
function deploy(...args: readonly string[]) {
  const { HOME, PATH } = process.env;
  return promisify(execFile)(process.execPath, [fromRoot("scripts/deploy.ts"), ...args], {
    env: { HOME, PATH },
  });
}

test("a dry run checks and builds what would be uploaded", { timeout: LIMIT_MS }, async () => {
  const { stdout } = await deploy("--dry-run", "--project", "demo-mindle");
  expect(stdout).not.toContain("✗");
  expect(stdout).toContain("Nothing was uploaded to demo-mindle.");
  // No settings, no sources, nothing of the local stack.
  const files = await readdir(fromRoot(".cache/deploy/functions"), { recursive: true });
  expect(files.toSorted()).toEqual([
    "lib",
    "lib/apple-library.mjs",
    "lib/index.js",
    "lib/package.json",
    "package.json",
  ]);
  expect(await readdir(fromRoot("web/dist-deploy"))).toContain("shell.html");
});

test("a project that nobody has named is refused in words", async () => {
  await expect(deploy("--project", "mindle-other")).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^\n\.firebaserc does not know the project mindle-other\..*\n$/),
  });
});
