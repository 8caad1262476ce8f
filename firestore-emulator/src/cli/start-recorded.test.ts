import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { encodeLog } from "../format/record-log.ts";
import { recordedExports, recordedFile } from "../format/testing/recorded-exports.ts";
import { isIntendedDifference } from "../testing/differences.ts";
import { readRecorded } from "../testing/recorded.ts";

interface ImportStep {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly fields?: readonly string[];
  readonly createTimeIsUpdateTime?: boolean;
}

interface StartCase {
  readonly name: string;
  readonly args?: readonly string[];
  readonly exit?: number;
  readonly message?: string;
}

interface Recorded {
  readonly seeding: readonly ImportStep[];
  readonly startup: readonly StartCase[];
}

const CLI = new URL("../cli.ts", import.meta.url).pathname;
const OVERALL = "firestore_export.overall_export_metadata";
const { seeding, startup } = readRecorded<Recorded>("export_import.partial");

let directory: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "firestore-start-"));
  for (const name of Object.keys(recordedExports.default)) {
    await put(join("export", name), recordedFile("default", name));
  }
  await put("bad/version.overall_export_metadata", encodeLog([Buffer.from("2"), new Uint8Array()]));
  for (const name of Object.keys(recordedExports.default).filter((file) => !file.endsWith("output-0"))) {
    await put(join("bad/nooutput", name), recordedFile("default", name));
  }
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(directory, { recursive: true }));

describe("--seed_from_export as recorded", () => {
  test.each(["--seed_from_export", "--import-data"])("with %s", async (flag) => {
    const child = startProcess("--port", "0", flag, join(directory, "export", OVERALL));
    const url = await urlOf(child);
    for (const { what, method, path, status, fields, createTimeIsUpdateTime } of seeding) {
      const body = method === "PATCH" ? "{}" : null;
      const response = await fetch(`${url}${path}`, { method, body });
      const responseBody = await response.text();
      expect(response.status, what).toBe(status);
      if (fields === undefined) continue;
      const document: { fields: object; createTime: string; updateTime: string } = JSON.parse(responseBody);
      expect(Object.keys(document.fields), what).toEqual(fields);
      expect(document.createTime === document.updateTime, what).toBe(createTimeIsUpdateTime);
    }
  });
});

describe("starting as recorded", () => {
  const failing = startup.filter(
    ({ name, args }) => args && !isIntendedDifference("export_import.partial", name),
  );

  test.each(failing)("$name", async ({ args = [], exit, message = "" }) => {
    const child = startProcess("--port", "0", ...args.map((part) => part.replace("{dir}", directory)));
    const exited = once(child, "exit");
    const stderr = await text(child.stderr);
    const [code] = await exited;
    expect({ code, stderr: stderr.trim() }).toEqual({
      code: exit,
      stderr: message.replace("{dir}", directory),
    });
  });
});

async function put(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(directory, name)), { recursive: true });
  await writeFile(join(directory, name), bytes);
}

function startProcess(...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  return child;
}

async function urlOf(child: ReturnType<typeof startProcess>): Promise<string> {
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const port = /running on \S+:(\d+)/.exec(output)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the emulator did not start: ${output}`);
}
