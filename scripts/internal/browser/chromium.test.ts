import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";

const parent = mkdtempSync(join(tmpdir(), "chromium-test-"));
afterAll(() => rmSync(parent, { recursive: true }));

/** Unpacks in a process of its own and returns the size of the executable it got. */
async function unpackedSize(directory: string): Promise<number> {
  const script = `
    const { chromiumPath } = await import(${JSON.stringify(fromRoot("scripts/internal/browser/chromium.ts"))});
    const { statSync } = await import("node:fs");
    console.log(statSync(await chromiumPath(${JSON.stringify(directory)})).size);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  return Number(stdout);
}

test("processes that unpack at the same time get the complete executable", { timeout: 60_000 }, async () => {
  const directory = join(parent, "chromium-1");
  const sizes = await Promise.all([unpackedSize(directory), unpackedSize(directory)]);
  const { size } = statSync(join(directory, "chromium"));
  expect(sizes).toEqual([size, size]);
  expect(readdirSync(parent)).toEqual(["chromium-1"]);
});
