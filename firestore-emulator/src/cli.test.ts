import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const CLI = new URL("./cli.ts", import.meta.url).pathname;
const LAUNCHER = new URL("../launcher/java", import.meta.url).pathname;
const DOCUMENTS = "/v1/projects/demo-p/databases/(default)/documents";

let directory: string;
let running: ChildProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "firestore-cli-"));
  running = [];
});

afterEach(async () => {
  for (const child of running) {
    child.kill("SIGKILL");
  }
  await rm(directory, { recursive: true });
});

interface Running {
  readonly url: string;
  stop(signal: NodeJS.Signals): Promise<unknown>;
}

async function start(...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [CLI, "--port", "0", "--project", "demo-p", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  const exited = once(child, "exit");
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

async function portOf(child: ChildProcess): Promise<string> {
  let output = "";
  // Not destroyed: the process ends when it prints to a closed pipe.
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const port = /running on \S+:(\d+)/.exec(output)?.[1];
    if (port !== undefined) {
      child.stdout?.resume();
      return port;
    }
  }
  throw new Error(`The emulator did not start: ${output}`);
}

/** Runs a process that cannot start, until it exits. */
async function fail(...args: string[]): Promise<{ code: unknown; message: string }> {
  const child = spawn(process.execPath, [CLI, "--port", "0", "--project", "demo-p", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.push(child);
  const exited = once(child, "exit");
  const message = await text(child.stderr);
  const [code] = await exited;
  return { code, message };
}

async function put(url: string, path: string, n: number): Promise<void> {
  const response = await fetch(`${url}${DOCUMENTS}/${path}`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ fields: { n: { integerValue: String(n) } } }),
  });
  expect(response.status).toBe(200);
}

async function get(url: string, path: string): Promise<number> {
  const response = await fetch(`${url}${DOCUMENTS}/${path}`);
  await response.arrayBuffer();
  return response.status;
}

describe("the emulator process", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("ends with exit code 0 at %s", async (signal) => {
    const emulator = await start();
    expect(await (await fetch(emulator.url)).text()).toBe("Ok\n");
    expect(await emulator.stop(signal)).toBe(0);
  });

  test("ends at POST /shutdown", async () => {
    const emulator = await start();
    const [child] = running;
    const exited = child === undefined ? Promise.reject(new Error("not running")) : once(child, "exit");
    await fetch(`${emulator.url}/shutdown`, { method: "POST" });
    expect((await exited)[0]).toBe(0);
  });

  test("keeps data between runs, and leaves no temporary files", async () => {
    const data = join(directory, "data");
    const first = await start("--export-on-exit", data);
    await put(first.url, "c/x", 1);
    await first.stop("SIGTERM");
    const second = await start("--import", data, "--export-on-exit", data);
    expect(await get(second.url, "c/x")).toBe(200);
    await put(second.url, "c/y", 2);
    await second.stop("SIGINT");
    const third = await start("--import", data);
    expect([await get(third.url, "c/x"), await get(third.url, "c/y")]).toEqual([200, 200]);
    expect(await readdir(directory)).toEqual(["data"]);
  });

  test("imports again after a reset, but not after deleting the documents", async () => {
    const data = join(directory, "data");
    const first = await start("--export-on-exit", data);
    await put(first.url, "c/x", 1);
    await first.stop("SIGTERM");
    const { url } = await start("--import", data);
    await fetch(`${url}/emulator${DOCUMENTS}`, { method: "DELETE" });
    expect(await get(url, "c/x")).toBe(404);
    await fetch(`${url}/reset`, { method: "POST" });
    expect(await get(url, "c/x")).toBe(200);
  });

  test("exports and imports on request", async () => {
    const { url } = await start();
    await put(url, "c/x", 1);
    const post = async (action: string, body: object) =>
      (
        await fetch(`${url}/emulator/v1/projects/demo-p:${action}`, {
          method: "POST",
          body: JSON.stringify({ database: "projects/demo-p/databases/(default)", ...body }),
        })
      ).status;
    expect(await post("export", { export_directory: directory, export_name: "e" })).toBe(200);
    await fetch(`${url}/emulator${DOCUMENTS}`, { method: "DELETE" });
    expect(await get(url, "c/x")).toBe(404);
    expect(await post("import", { export_directory: join(directory, "e/e.overall_export_metadata") })).toBe(
      200,
    );
    expect(await get(url, "c/x")).toBe(200);
  });

  test("applies the rules file", async () => {
    const rules = join(directory, "firestore.rules");
    await writeFile(
      rules,
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /open/{x} { allow read; } } }",
    );
    const { url } = await start("--rules", rules);
    expect(await get(url, "open/x")).toBe(404);
    expect(await get(url, "closed/x")).toBe(403);
  });

  test("refuses queries that need an index which is not in the file, as it is now", async () => {
    const file = join(directory, "firestore.indexes.json");
    await writeFile(file, JSON.stringify({ indexes: [], fieldOverrides: [] }));
    const { url } = await start("--require-indexes", file);
    const query = {
      from: [{ collectionId: "c" }],
      orderBy: [{ field: { fieldPath: "a" } }, { field: { fieldPath: "b" } }],
    };
    const run = async () =>
      (
        await fetch(`${url}${DOCUMENTS}:runQuery`, {
          method: "POST",
          body: JSON.stringify({ structuredQuery: query }),
        })
      ).status;
    expect(await run()).toBe(400);
    const needed = await fetch(`${url}/emulator/v1/projects/demo-p/databases/(default)/indexes`);
    await writeFile(file, await needed.text());
    await vi.waitFor(async () => expect(await run()).toBe(200));
  });

  test("does not start with an invalid export, rules file or flag", async () => {
    expect(await fail("--seed_from_export", join(directory, "none.overall_export_metadata"))).toEqual({
      code: 1,
      message: "Failed to parse overall export metadata file\n",
    });
    const rules = join(directory, "firestore.rules");
    await writeFile(rules, "service cloud.firestore {");
    const bad = await fail("--rules", rules);
    expect(bad.code).toBe(1);
    expect(bad.message).toContain(`${rules} has errors`);
    expect((await fail("--rules", join(directory, "none.rules"))).code).toBe(1);
    expect((await fail("--require-indexes", join(directory, "none.json"))).code).toBe(1);
    expect((await fail("--nonsense")).code).toBe(1);
  });
});

describe("the java launcher", () => {
  async function java(...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
    const child = spawn(LAUNCHER, args, { stdio: ["ignore", "pipe", "pipe"] });
    running.push(child);
    const exited = once(child, "exit");
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await exited;
    return { code, out, err };
  }

  test("prints the version that firebase-tools requires", async () => {
    const { code, err } = await java("-Duser.language=en", "-Dfile.encoding=UTF-8", "-version");
    expect(code).toBe(0);
    expect(err).toMatch(/version "21\./);
  });

  test("runs the program after -jar with the arguments after it", async () => {
    const program = join(directory, "program.js");
    await writeFile(program, "console.log(JSON.stringify(process.argv.slice(2)))");
    const { code, out } = await java(
      "-Dx=y",
      "-Duser.language=en",
      "-jar",
      program,
      "--rules",
      "a b",
      "--port",
      "1",
    );
    expect({ code, args: JSON.parse(out) }).toEqual({ code: 0, args: ["--rules", "a b", "--port", "1"] });
  });

  test("rejects programs other than JavaScript", async () => {
    expect((await java("-jar", join(directory, "other.jar"))).code).toBe(1);
  });
});
