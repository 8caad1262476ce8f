import { execFile } from "node:child_process";
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
    maxBuffer: 10_000_000,
  });
}

test("a dry run tries out what would be uploaded, and reports it", { timeout: LIMIT_MS }, async () => {
  const { stdout } = await deploy("--dry-run", "--project", "demo-mindle");
  expect(stdout).not.toContain("✗");
  const [, report = ""] = stdout.split("What is uploaded to demo-mindle is in .cache/deploy/demo-mindle:");
  // The archive holds these files only: no settings, no sources, nothing of the local stack.
  const files = [...report.matchAll(/^ {2}(lib\/\S+|[a-z.-]+\.json|\.env\S*) [\d,]+ kB$/gm)];
  expect(files.map(([, path]) => path)).toEqual([
    "lib/apple-library.mjs",
    "lib/index.js",
    "lib/package.json",
    "package.json",
  ]);
  expect(report).toContain("no package to install");
  expect(report).toContain(
    "api: asia-northeast3, https, 512 MB, 60 s, at most 20 instances, APP_STORE_PRIVATE_KEY",
  );
  expect(report).toContain("queueReminders: asia-northeast3, every 5 minutes");
  expect(report).toMatch(/firestore\.rules, sha256 [0-9a-f]{64}/);
  expect(report).toContain("rateLimits.expiresAt");
  expect(report).toMatch(/\d+ files, [\d,]+ kB/);
  expect(report).toContain("shell.html");
  expect(report).not.toContain(".vite");
  expect(report).toContain("um-eng-v2s.v1");
  for (const page of ["landing", "the first question of the assessment", "a result", "login"]) {
    expect(report).toContain(`Chromium, with the content security policy of production: ${page}`);
  }
  expect(report).toMatch(/Chromium: [1-9]\d* files are there without a connection/);
  expect(stdout).toContain("Nothing was uploaded to demo-mindle.");
});

test("a project that nobody has named is refused in words", async () => {
  await expect(deploy("--project", "mindle-other")).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^\n\.firebaserc does not know the project mindle-other\..*\n$/),
  });
});
