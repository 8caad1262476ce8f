import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LOCAL_FUNCTIONS } from "../../scripts/internal/build/build-steps.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";

/** The functions as one file, built with these settings. */
async function build(env: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "functions-"));
  try {
    await promisify(execFile)(
      fromRoot("node_modules/.bin/rolldown"),
      ["-c", "rolldown.config.mjs", "--log-level", "warn", "--dir", directory],
      { cwd: fromRoot("functions"), env: { PATH: process.env["PATH"], ...env } },
    );
    return await readFile(join(directory, "index.js"), "utf8");
  } finally {
    await rm(directory, { recursive: true });
  }
}

test("a deployed build has no clock that can be moved, a local one has", { timeout: 60_000 }, async () => {
  const [deployed, local] = await Promise.all([build({}), build(LOCAL_FUNCTIONS)]);
  expect(deployed).toContain("queueReminders");
  expect(deployed).not.toContain("localClock");
  expect(local).toContain("localClock");
  expect(gzipSync(deployed).length).toBeLessThan(1_000_000);
});
