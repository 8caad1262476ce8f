import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";
import { requireJava } from "../../scripts/internal/stack/java.ts";

const PEERS = fromRoot(".cache/bench-peers");
const PEER = "@firestore-emulator/server";
const JARS = join(homedir(), ".cache/firebase/emulators");

/** A Firestore emulator to measure: how to start it, or why it is missing. */
export type BenchServer = { readonly name: string } & (
  | { readonly program: string; readonly args: (port: number) => readonly string[] }
  | { readonly absent: string }
);

/** Ours first, then the others. */
export async function benchServers(): Promise<BenchServer[]> {
  const ours = fromRoot("firestore-emulator/lib/cli.js");
  return [
    { name: "ours", program: process.execPath, args: (port) => [ours, "--port", String(port)] },
    peerServer(),
    await officialServer(),
  ];
}

/** Installs the other emulators that come from npm, beside the repository's own dependencies. */
export async function installPeers(): Promise<void> {
  await mkdir(PEERS, { recursive: true });
  await writeFile(join(PEERS, "package.json"), '{ "private": true }\n');
  await mustRun("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", PEER], { cwd: PEERS });
}

function peerServer(): BenchServer {
  const module = join(PEERS, "node_modules", PEER, "dist/index.js");
  if (!existsSync(module)) {
    return { name: PEER, absent: "not installed: npm run bench -- firestore --peers" };
  }
  const code = (port: number) =>
    `import peer from ${JSON.stringify(pathToFileURL(module).href)}; await new peer.FirestoreServer().start(${port});`;
  return {
    name: PEER,
    program: process.execPath,
    args: (port) => ["--input-type=module", "--eval", code(port)],
  };
}

async function officialServer(): Promise<BenchServer> {
  const name = "official";
  const jar = process.env["FIRESTORE_EMULATOR_JAR"] ?? (await newestJar());
  if (jar === undefined) {
    return {
      name,
      absent: "no jar: set FIRESTORE_EMULATOR_JAR, or have firebase-tools download one",
    };
  }
  try {
    await requireJava();
  } catch (error) {
    if (error instanceof Failure) {
      return { name, absent: error.message };
    }
    throw error;
  }
  return { name, program: "java", args: (port) => ["-jar", jar, "--port", String(port)] };
}

async function newestJar(): Promise<string | undefined> {
  if (!existsSync(JARS)) {
    return undefined;
  }
  const jars = (await readdir(JARS)).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  return newest === undefined ? undefined : join(JARS, newest);
}
