import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fromRoot } from "../paths.ts";
import { startProcessGroup } from "./process-group.ts";

/** A program with a child that ignores SIGINT; logs both process ids. */
const PROGRAM = 'trap "" INT; sleep 300 & trap "echo stopping; exit" INT; echo $$ $!; wait';

let directory: string;
let logFile: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "group-"));
  logFile = join(directory, "log");
});
afterEach(() => rm(directory, { recursive: true }));

/** Waits longer than a script of its own takes to start on a busy machine. */
async function loggedProcesses(): Promise<readonly number[]> {
  const ids = await vi.waitFor(
    async () => {
      const [line] = (await readFile(logFile, "utf8")).split("\n");
      expect(line).toMatch(/^\d+ \d+$/);
      return line ?? "";
    },
    { timeout: 15_000 },
  );
  return ids.split(" ").map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectEnded(pids: readonly number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 5_000 });
}

test("stopping sends SIGINT to the program, then ends its children", { timeout: 30_000 }, async () => {
  const group = await startProcessGroup("sh", ["-c", PROGRAM], { cwd: directory, env: {}, logFile });
  const pids = await loggedProcesses();
  expect(pids.filter(isAlive)).toHaveLength(2);
  expect(group.hasExited()).toBe(false);
  await group.stop(5_000);
  expect(group.hasExited()).toBe(true);
  expect(await readFile(logFile, "utf8")).toContain("stopping");
  await expectEnded(pids);
});

test("a program that ignores SIGINT is killed after the limit", { timeout: 30_000 }, async () => {
  const stubborn = 'trap "" INT; sleep 300 & echo $$ $!; wait';
  const group = await startProcessGroup("sh", ["-c", stubborn], { cwd: directory, env: {}, logFile });
  const pids = await loggedProcesses();
  await group.stop(100);
  await expectEnded(pids);
});

test("program and children end with the script that started them", { timeout: 30_000 }, async () => {
  const script = [
    `import { startProcessGroup } from ${JSON.stringify(pathToFileURL(fromRoot("scripts/internal/process/process-group.ts")).href)};`,
    `await startProcessGroup("sh", ["-c", ${JSON.stringify(PROGRAM)}], ${JSON.stringify({ cwd: directory, env: {}, logFile })});`,
    'console.log("started");',
  ].join("\n");
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Only now does the script end the program with itself, which may have logged before.
  await once(parent.stdout, "data");
  const pids = await loggedProcesses();
  parent.kill("SIGTERM");
  await once(parent, "exit");
  await expectEnded(pids);
});
