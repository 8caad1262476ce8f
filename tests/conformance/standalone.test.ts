import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { asAdmin, documentUrl, type Emulator } from "./support/emulator.ts";
import { Recorder } from "./support/recorder.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const CLI = join(ROOT, "firestore-emulator/lib/cli.js");
const PROJECT = "demo-standalone";
const HELLO = documentUrl(PROJECT, "c/hello");
const run = promisify(execFile);

const rulesFor = (collection: string) =>
  `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /${collection}/{id} { allow read; } } }`;

interface Running extends Emulator {
  readonly printed: Recorder<string>;
  /** Stops the process and resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<unknown>;
}

let directory: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  if (!existsSync(CLI)) {
    throw new Error("firestore-emulator/lib is not built: npm run build --workspace firestore-emulator");
  }
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "standalone-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(directory, { recursive: true });
});

describe("the standalone emulator", () => {
  test("is started by npx and prints its usage", async () => {
    const { stdout } = await run("npx", ["--no-install", "firestore-emulator", "--help"], { cwd: ROOT });
    const flags = ["--port", "--project", "--rules", "--import", "--export-on-exit", "--allow-remote"];
    for (const name of [...flags, "FIRESTORE_EMULATOR_ALLOW_REMOTE"]) expect(stdout).toContain(name);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "keeps its data after %s, in the official export format",
    async (signal) => {
      const data = join(directory, "data");
      const first = await start("--export-on-exit", data);
      await asAdmin(first, "PATCH", HELLO, { fields: { n: { integerValue: "1" } } });
      expect(await first.stop(signal)).toBe(0);
      expect((await readdir(data)).sort()).toEqual(["firebase-export-metadata.json", "firestore_export"]);
      const second = await start("--import", data);
      expect(await asAdmin(second, "GET", HELLO)).toMatchObject({ fields: { n: { integerValue: "1" } } });
      expect(await second.stop()).toBe(0);
    },
  );

  test.each([
    ["an unknown flag", ["--prot", "8080"], "--prot"],
    [
      "a missing export",
      ["--import", "/nowhere/x.overall_export_metadata"],
      "Failed to parse overall export",
    ],
    ["missing rules", ["--rules", "/nowhere/firestore.rules"], "cannot be read"],
    ["an address that other machines can reach", ["--host", "0.0.0.0"], "--allow-remote"],
    ["a missing project", ["--export-on-exit", "x"], "--project"],
  ])("exits with code 1 and a message: %s", async (_what, args, message) => {
    const project = message === "--project" ? [] : ["--project", PROJECT];
    const failed = await run(process.execPath, [CLI, "--port", "0", ...project, ...args]).catch(
      (error: { code: unknown; stderr: string }) => error,
    );
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  });

  test("exits with code 1 when its port is in use", async () => {
    const otherServer = createServer().listen(0, "127.0.0.1");
    await once(otherServer, "listening");
    const address = otherServer.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const failed = run(process.execPath, [CLI, "--port", String(port)]);
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} on 127.0.0.1 is already in use.`),
    });
    otherServer.close();
  });
});

describe("the rules file", () => {
  test.each(["written", "replaced"] as const)("is reloaded when it is %s", async (how) => {
    const rules = join(directory, "firestore.rules");
    await writeFile(rules, rulesFor("first"));
    const emulator = await start("--rules", rules);
    expect(await readableCollections(emulator)).toEqual(["first"]);
    const update = async (text: string) => {
      const before = emulator.printed.all.length;
      if (how === "written") await writeFile(rules, text);
      else {
        await writeFile(`${rules}.new`, text);
        await rename(`${rules}.new`, rules);
      }
      return await emulator.printed.until((line) => line.startsWith(`Rules of ${PROJECT}: `), before);
    };
    expect(await update(rulesFor("second"))).toBe(`Rules of ${PROJECT}: loaded`);
    expect(await readableCollections(emulator)).toEqual(["second"]);
    expect(await update("service cloud.firestore {")).toContain("ERROR");
    expect(await readableCollections(emulator)).toEqual(["second"]);
    expect(await update(rulesFor("first"))).toBe(`Rules of ${PROJECT}: loaded`);
    expect(await readableCollections(emulator)).toEqual(["first"]);
    await emulator.stop();
  });
});

describe("other machines", () => {
  test("cannot reach it, and requests to other host names are rejected", async () => {
    const emulator = await start();
    expect(await statusFor(emulator, "localhost")).toBe(404);
    expect(await statusFor(emulator, "rebound.example.com")).toBe(403);
    for (const address of externalAddresses()) {
      await expect(fetch(`http://${address}:${emulator.port}/`)).rejects.toThrow();
    }
    await emulator.stop();
  });

  test.each(["--allow-remote", "FIRESTORE_EMULATOR_ALLOW_REMOTE"])("can reach it with %s", async (how) => {
    if (!how.startsWith("--")) vi.stubEnv(how, "1");
    const emulator = await start("--host", "0.0.0.0", ...(how.startsWith("--") ? [how] : []));
    expect(await statusFor(emulator, "build-7")).toBe(404);
    for (const address of externalAddresses()) {
      expect((await fetch(`http://${address}:${emulator.port}/`)).status).toBe(200);
    }
    await emulator.stop();
  });
});

async function start(...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [CLI, "--port", "0", "--project", PROJECT, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const exited = once(child, "exit");
  const printed = new Recorder<string>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.trimEnd().split("\n")) printed.add(line);
  });
  const running = await printed.until((line) => line.includes("is running on"));
  return {
    host: "127.0.0.1",
    port: Number(/:(\d+)$/.exec(running)?.[1]),
    printed,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** The collections that the rules allow to read. */
async function readableCollections({ host, port }: Emulator): Promise<string[]> {
  const readable: string[] = [];
  for (const collection of ["first", "second"]) {
    const response = await fetch(`http://${host}:${port}${documentUrl(PROJECT, `${collection}/x`)}`);
    await response.text();
    if (response.status !== 403) readable.push(collection);
  }
  return readable;
}

/** The status of a request for a missing document with the host name. */
function statusFor({ port }: Emulator, name: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { Host: `${name}:${port}` };
    const outgoing = request({ host: "127.0.0.1", port, path: HELLO, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    outgoing.on("error", failed);
    outgoing.end();
  });
}

/** The external addresses of this machine. */
function externalAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.flatMap(({ internal, family, address }) => (internal || family !== "IPv4" ? [] : [address]));
}
