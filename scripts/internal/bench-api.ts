import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { type ApiStack, startApi, startApiStack } from "./bench-api-stack.ts";
import { measureFunctionsStart } from "./bench-api-start.ts";
import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";
import { SEED_DIRECTORY } from "./seed.ts";

const cost = z.object({ reads: z.number(), writes: z.number(), transactions: z.number() });
const costs = z.record(z.string(), z.object({ all: cost, limit: cost }));
const times = z.record(z.string(), z.object({ p50: z.number(), p95: z.number() }));
const counts = z.record(z.string(), z.number());
const fuzzed = z.object({ refused: z.number(), failed: z.number(), heap: z.array(z.number()) });
const forged = z.object({ answers: z.record(z.string(), counts), grants: z.number() });
const raced = z.object({ limit: z.number(), exact: z.number(), codes: counts });

type Cost = z.output<typeof cost>;
type Environment = Readonly<Record<string, string>>;

/** A measurement on request. */
interface Endurance {
  /** How often it tries unless `--name=` says it. */
  readonly usual: number;
  readonly measure: (count: number) => Promise<void>;
}

const ENDURANCE: Readonly<Record<string, Endurance>> = {
  "--fuzz": { usual: 200_000, measure: measureFuzz },
  "--forged": { usual: 10_000, measure: measureForged },
  "--coupons": { usual: 100, measure: measureCoupons },
};

/**
 * Measures the API: the start of the functions' bundle, and of every operation what a call costs and how long it takes
 * with fifty users; prints a Markdown table. Instead of that `--fuzz` measures the heap under mutated bodies, `--forged`
 * counts what forged transactions are answered with, and `--coupons` how often a coupon's limit is kept.
 */
export async function benchApi(args: readonly string[]): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})\n`);
  const chosen = args.flatMap((arg) => {
    const [name = "", count] = arg.split("=");
    const endurance = ENDURANCE[name];
    return endurance === undefined ? [] : [() => endurance.measure(Number(count ?? endurance.usual))];
  });
  for (const measure of chosen.length === 0 ? [measureCalls] : chosen) await measure();
}

async function measureCalls(): Promise<void> {
  await onStack(async (stack) => {
    const start = await measureFunctionsStart(stack.env, stack.firestorePort);
    console.log("| a function's start | |\n| --- | ---: |");
    console.log(`| bundle | ${(start.bundleBytes / 1000).toFixed(0)} kB |`);
    console.log(`| first byte to Firestore | ${start.firstByte.toFixed(0)} ms |`);
    console.log(`| first call answered | ${start.answer.toFixed(0)} ms |`);
    console.log(`| … processor time until then | ${start.processor.toFixed(0)} ms |\n`);
    const costly = await run("api-costs.ts", costs, [fromRoot(SEED_DIRECTORY)], stack.env);
    const api = await startApi(stack);
    try {
      const env = { ...stack.env, MINDLE_API_URL: api.url };
      printOperations(costly, await run("api-load.ts", times, [], env));
    } finally {
      await api.stop();
    }
  });
}

async function measureFuzz(bodies: number): Promise<void> {
  await onStack(async ({ env }) => {
    const { refused, failed, heap } = await run("api-fuzz.ts", fuzzed, [String(bodies)], env);
    console.log(`${bodies} mutated bodies: ${refused} refused, ${failed} answered with 5xx; heap after each`);
    console.log(`${heap.length}th of them: ${heap.map((mebibytes) => mebibytes.toFixed(1)).join(", ")} MiB`);
  });
}

async function measureForged(transactions: number): Promise<void> {
  const { answers, grants } = await run("api-forged.ts", forged, [String(transactions)], {});
  const codes = [...new Set(Object.values(answers).flatMap(Object.keys))].toSorted();
  console.log(`| transactions that are … | sent | ${codes.join(" | ")} |`);
  console.log(`| --- | ---: |${" ---: |".repeat(codes.length)}`);
  for (const [name, ofKind] of Object.entries(answers)) {
    console.log(`| ${[name, total(ofKind), ...codes.map((code) => ofKind[code] ?? "–")].join(" | ")} |`);
  }
  const all = Object.values(answers).map(total);
  console.log(`\n${all.reduce((sum, sent) => sum + sent, 0)} sent; grants: ${grants}`);
}

async function measureCoupons(coupons: number): Promise<void> {
  const { limit, exact, codes } = await run("api-coupons.ts", raced, [String(coupons)], {});
  const answers = Object.entries(codes).map(([code, users]) => `${users} ${code}`);
  console.log(`${exact} of ${coupons} coupons were redeemed exactly ${limit} times (${answers.join(", ")})`);
}

function total(ofKind: z.output<typeof counts>): number {
  return Object.values(ofKind).reduce((sum, count) => sum + count, 0);
}

async function onStack(measure: (stack: ApiStack) => Promise<void>): Promise<void> {
  const stack = await startApiStack();
  try {
    await measure(stack);
  } finally {
    await stack.stop();
  }
}

/** Runs one of tests/bench's programs in a process of its own and parses what it prints. */
async function run<Schema extends z.ZodMiniType>(
  script: string,
  schema: Schema,
  args: readonly string[],
  env: Environment,
): Promise<z.output<Schema>> {
  const child = spawn(process.execPath, ["--expose-gc", fromRoot("tests/bench", script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (child.exitCode !== 0) throw new Failure(`${script} failed.`);
  return z.parse(schema, JSON.parse(output));
}

function printOperations(costly: z.output<typeof costs>, timed: z.output<typeof times>): void {
  console.log("| operation | reads | writes | transactions | of these for its limit | p50 | p95 |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const [path, { all, limit }] of Object.entries(costly).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { p50, p95 } = timed[path] ?? { p50: Number.NaN, p95: Number.NaN };
    const { reads, writes, transactions } = all;
    const ms = [p50, p95].map((milliseconds) => `${milliseconds.toFixed(0)} ms`);
    console.log(`| ${[path, reads, writes, transactions, share(limit), ...ms].join(" | ")} |`);
  }
}

function share({ reads, writes, transactions }: Cost): string {
  return transactions === 0 ? "–" : [reads, writes, transactions].join(" / ");
}
