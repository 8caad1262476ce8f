import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readFirebaseConfig } from "../../scripts/internal/deploy/firebase-config.ts";
import {
  type InstalledFunctions,
  installFunctions,
} from "../../scripts/internal/deploy/functions-archive.ts";
import { startFunction } from "../../scripts/internal/deploy/functions-process.ts";
import { stageFunctions } from "../../scripts/internal/deploy/staged-upload.ts";
import { STAND_IN_SETTINGS, standInSecrets } from "../../scripts/internal/deploy/stand-in-settings.ts";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { type ApiStack, startApiStack } from "../api/api-stack.ts";
import { machine, markdownTable } from "../shared/markdown.ts";
import { cpuSeconds, residentMiB } from "../shared/process-usage.ts";
import { runProgram } from "../shared/run-program.ts";

/** Half of an instance's memory, which Node takes as the limit of its heap. */
const HEAP_MIB = 256;

/** What a program counted, among other things. */
const counts = z.record(z.string(), z.unknown());

/** Programs that call the API with as many calls at once as an instance gets, and what they are. */
const LOADS = [
  { name: "no call yet", program: undefined },
  { name: "80 users on their whole journey", program: ["journey.ts", "80"] },
  { name: "80 pictures of 400 KiB being saved", program: ["pictures.ts", "save", "80", "5"] },
  { name: "8 exports of 8 such pictures", program: ["pictures.ts", "export", "8", "5"] },
  { name: "80 exports of 8 such pictures", program: ["pictures.ts", "export", "80", "2"] },
  { name: "80 bodies of 31 MiB", program: ["large-bodies.ts", "80"] },
] as const;

/**
 * Runs the functions as they are deployed, packed and installed in an empty place, under the functions framework with the settings
 * of production, and prints the most memory that one instance held under different loads.
 */
export async function benchMemory(): Promise<void> {
  const directory = fromRoot(".cache/bench/functions");
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const staged = { directory, functions: join(directory, "functions") };
  await stageFunctions(staged.functions, await readFirebaseConfig(), []);
  const installed = await installFunctions(staged);
  const rows: string[][] = [];
  try {
    for (const { name, program } of LOADS) rows.push([name, ...(await measure(installed, program))]);
  } finally {
    await installed.remove();
  }
  console.log(`${machine()}\n`);
  console.log(
    markdownTable(["in one instance", "resident at most", "processor time", "what came of it"], rows),
  );
}

/** The most memory of a new process under a load, its processor time, and what the load's program counted. */
async function measure(
  { directory }: InstalledFunctions,
  program: readonly string[] | undefined,
): Promise<string[]> {
  const stack = await startApiStack();
  try {
    const api = await startFunction({ directory, name: "api", environment: environmentOf(stack) });
    try {
      const status = await fetch(`${api.origin}/api/status`);
      if (!status.ok) throw new Failure(`The function does not answer:\n${api.log()}`);
      const counted = program === undefined ? "" : await run(stack, `${api.origin}/api`, program);
      const [memory, processor] = await Promise.all([residentMiB(api.pid, "VmHWM"), cpuSeconds(api.pid)]);
      return [`${memory.toFixed(0)} MiB`, `${processor.toFixed(1)} s`, counted];
    } finally {
      await api.stop();
    }
  } finally {
    await stack.stop();
  }
}

function environmentOf({ env }: ApiStack): Readonly<Record<string, string>> {
  const { FUNCTIONS_EMULATOR: _, MINDLE_API_URL: _url, ...emulators } = env;
  return {
    ...STAND_IN_SETTINGS.functions,
    ...standInSecrets(),
    ...emulators,
    CONTENT_ENV: "local",
    FIREBASE_CONFIG: JSON.stringify({ projectId: env["GCLOUD_PROJECT"] }),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
  };
}

async function run(stack: ApiStack, url: string, [file = "", ...args]: readonly string[]): Promise<string> {
  const env = { ...stack.env, MINDLE_API_URL: url };
  const counted = await runProgram(fromRoot("bench/load/programs", file), { schema: counts, args, env });
  return Object.entries(counted)
    .flatMap(([name, count]) => (typeof count === "number" ? [`${name} ${Math.round(count)}`] : []))
    .join(", ");
}
