import * as z from "zod/mini";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { SEED_DIRECTORY } from "../../scripts/internal/stack/seed.ts";
import { machine, markdownTable, milliseconds } from "../shared/markdown.ts";
import { runProgram } from "../shared/run-program.ts";
import { type ApiStack, startApi, startApiStack } from "./api-stack.ts";
import { measureFunctionsStart } from "./functions-start.ts";

const cost = z.object({ reads: z.number(), writes: z.number(), transactions: z.number() });
const costs = z.record(z.string(), z.object({ all: cost, limit: cost }));
const times = z.record(z.string(), z.object({ p50: z.number(), p95: z.number() }));
const counts = z.record(z.string(), z.number());
const fuzzed = z.object({ refused: z.number(), failed: z.number(), heap: z.array(z.number()) });
const forged = z.object({ answers: z.record(z.string(), counts), grants: z.number() });
const raced = z.object({ limit: z.number(), exact: z.number(), codes: counts });

type Cost = z.output<typeof cost>;
type Environment = Readonly<Record<string, string>>;

/** A long measurement that runs only with its flag. */
interface LongMeasurement {
  /** Runs without a number in the flag. */
  readonly count: number;
  readonly measure: (count: number) => Promise<void>;
}

const LONG_MEASUREMENTS: Readonly<Record<string, LongMeasurement>> = {
  "--fuzz": { count: 200_000, measure: measureFuzz },
  "--forged": { count: 10_000, measure: measureForged },
  "--coupons": { count: 100, measure: measureCoupons },
};

/**
 * Measures the API: the start of the functions' bundle, and for every operation the cost of a call and its time with
 * fifty users; prints a Markdown table. Or, with a flag: `--fuzz` the heap under mutated bodies, `--forged` the responses
 * to forged transactions, `--coupons` how often a coupon's limit holds under concurrent calls.
 */
export async function benchApi(args: readonly string[]): Promise<void> {
  console.log(`${machine()}\n`);
  const chosen = args.flatMap((arg) => {
    const [name = "", count] = arg.split("=");
    const long = LONG_MEASUREMENTS[name];
    return long === undefined ? [] : [() => long.measure(Number(count ?? long.count))];
  });
  for (const measure of chosen.length === 0 ? [measureCalls] : chosen) await measure();
}

async function measureCalls(): Promise<void> {
  await onStack(async (stack) => {
    const start = await measureFunctionsStart(stack.env, stack.firestorePort);
    const startRows = [
      ["bundle", `${(start.bundleBytes / 1000).toFixed(0)} kB`],
      ["first byte to Firestore", milliseconds(start.firstByte)],
      ["first call answered", milliseconds(start.answer)],
      ["… processor time until then", milliseconds(start.processor)],
    ];
    console.log(`${markdownTable(["a function's start", ""], startRows)}\n`);
    const costly = await run("costs.ts", costs, [fromRoot(SEED_DIRECTORY)], stack.env);
    const api = await startApi(stack);
    try {
      const env = { ...stack.env, MINDLE_API_URL: api.url };
      printOperations(costly, await run("load.ts", times, [], env));
    } finally {
      await api.stop();
    }
  });
}

async function measureFuzz(bodies: number): Promise<void> {
  await onStack(async ({ env }) => {
    const { refused, failed, heap } = await run("fuzz.ts", fuzzed, [String(bodies)], env);
    console.log(`${bodies} mutated bodies: ${refused} refused, ${failed} answered with 5xx; heap after each`);
    console.log(`${heap.length}th of them: ${heap.map((mebibytes) => mebibytes.toFixed(1)).join(", ")} MiB`);
  });
}

async function measureForged(transactions: number): Promise<void> {
  const { answers, grants } = await run("forged.ts", forged, [String(transactions)], {});
  const codes = [...new Set(Object.values(answers).flatMap(Object.keys))].toSorted();
  const rows = Object.entries(answers).map(([name, ofKind]) => [
    name,
    String(total(ofKind)),
    ...codes.map((code) => ofKind[code]?.toString()),
  ]);
  console.log(markdownTable(["transactions that are …", "sent", ...codes], rows));
  const all = Object.values(answers).map(total);
  console.log(`\n${all.reduce((sum, sent) => sum + sent, 0)} sent; grants: ${grants}`);
}

async function measureCoupons(coupons: number): Promise<void> {
  const { limit, exact, codes } = await run("coupons.ts", raced, [String(coupons)], {});
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

/** Runs one of the programs here. */
function run<Schema extends z.ZodMiniType>(
  program: string,
  schema: Schema,
  args: readonly string[],
  env: Environment,
): Promise<z.output<Schema>> {
  const file = fromRoot("bench/api/programs", program);
  return runProgram(file, { schema, args, env, nodeOptions: ["--expose-gc"] });
}

function printOperations(costly: z.output<typeof costs>, timed: z.output<typeof times>): void {
  const rows = Object.entries(costly)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { all, limit }]) => {
      const { p50, p95 } = timed[path] ?? { p50: Number.NaN, p95: Number.NaN };
      const counts = [all.reads, all.writes, all.transactions].map(String);
      return [path, ...counts, limitCost(limit), milliseconds(p50), milliseconds(p95)];
    });
  const header = ["operation", "reads", "writes", "transactions", "of these for its limit", "p50", "p95"];
  console.log(markdownTable(header, rows));
}

function limitCost({ reads, writes, transactions }: Cost): string {
  return transactions === 0 ? "–" : [reads, writes, transactions].join(" / ");
}
