import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import { chromiumPath } from "./chromium.ts";

const parent = mkdtempSync(join(tmpdir(), "chromium-test-"));
afterAll(() => rmSync(parent, { recursive: true }));

/** Unpacks in a process of its own and returns the size of the browser it got. */
async function unpackedSize(directory: string): Promise<number> {
  const script = `
    const { chromiumPath } = await import(${JSON.stringify(fromRoot("scripts/internal/browser/chromium.ts"))});
    const { statSync } = await import("node:fs");
    await chromiumPath(${JSON.stringify(directory)});
    console.log(statSync(${JSON.stringify(join(directory, "chromium"))}).size);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  return Number(stdout);
}

test("processes that unpack at the same time get the complete browser", { timeout: 60_000 }, async () => {
  const directory = join(parent, "chromium-1");
  const sizes = await Promise.all([unpackedSize(directory), unpackedSize(directory)]);
  const { size } = statSync(join(directory, "chromium"));
  expect(sizes).toEqual([size, size]);
  expect(readdirSync(parent)).toEqual(["chromium-1"]);
});

test("the browser needs no library of the machine but those that Node needs", {
  timeout: 60_000,
}, async () => {
  const directory = join(parent, "chromium-1");
  const executable = await chromiumPath(directory);
  const { stdout, stderr } = await promisify(execFile)(executable, ["--version"], {
    env: { LD_DEBUG: "libs" },
  });
  expect(stdout).toMatch(/^Chromium \d+/);
  const loaded = [...stderr.matchAll(/calling init: (\S+)/g)].map(([, file = ""]) => file);
  const ofMachine = loaded.filter((file) => !file.startsWith(directory)).map((file) => basename(file));
  const ofNode = ["libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libpthread.so.0"];
  expect(loaded).toContain(join(directory, "al2023/lib/libnss3.so"));
  expect(ofMachine.filter((file) => !file.startsWith("ld-linux") && !ofNode.includes(file))).toEqual([]);
});
