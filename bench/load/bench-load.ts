import { mkdir, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { startApi, startApiStack } from "../api/api-stack.ts";
import { machine, markdownTable, milliseconds } from "../shared/markdown.ts";
import { cpuSeconds, residentMiB } from "../shared/process-usage.ts";
import { runProgram } from "../shared/run-program.ts";

const RESULT = ".cache/bench/load.json";

const measured = z.object({
  users: z.number(),
  finished: z.number(),
  seconds: z.number(),
  /** Calls that were sent again after `unavailable`. */
  repeated: z.number(),
  errors: z.record(z.string(), z.number()),
  problems: z.array(z.string()),
  operations: z.record(
    z.string(),
    z.object({ calls: z.number(), p50: z.number(), p95: z.number(), p99: z.number() }),
  ),
});

/**
 * Leads `--users` simulated users (200) through the whole journey at the same time and prints a Markdown table; the result is
 * kept in `.cache/bench/load.json`. Fails for an error, and for a user or coupon that is not stored as it should be.
 */
export async function benchLoad(args: readonly string[]): Promise<void> {
  const users = Number(args.find((arg) => arg.startsWith("--users="))?.split("=")[1] ?? 200);
  if (!Number.isInteger(users) || users < 1) throw new Failure("--users must be a number from 1.");
  const stack = await startApiStack();
  try {
    const api = await startApi(stack);
    try {
      const file = fromRoot("bench/load/programs/journey.ts");
      const env = { ...stack.env, MINDLE_API_URL: api.url };
      const result = await runProgram(file, { schema: measured, args: [String(users)], env });
      const memoryMiB = await residentMiB(api.pid);
      await report({ ...result, memoryMiB, cpuSeconds: await cpuSeconds(api.pid) });
    } finally {
      await api.stop();
    }
  } finally {
    await stack.stop();
  }
}

type Result = z.output<typeof measured> & { readonly memoryMiB: number; readonly cpuSeconds: number };

async function report(result: Result): Promise<void> {
  await mkdir(fromRoot(".cache/bench"), { recursive: true });
  await writeFile(fromRoot(RESULT), `${JSON.stringify({ machine: machine(), ...result }, null, 2)}\n`);
  const calls = Object.values(result.operations).reduce((sum, operation) => sum + operation.calls, 0);
  const rows = Object.entries(result.operations).map(([name, { calls, p50, p95, p99 }]) => [
    name,
    String(calls),
    ...[p50, p95, p99].map(milliseconds),
  ]);
  console.log(`${machine()}\n`);
  console.log(markdownTable(["operation", "calls", "p50", "p95", "p99"], rows));
  const errors = Object.entries(result.errors);
  const failures = errors.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `\n${result.finished} of ${result.users} users finished in ${result.seconds.toFixed(1)} s, ` +
      `${calls} calls, ${(calls / result.seconds).toFixed(0)} a second; ` +
      `errors ${failures}, calls repeated ${result.repeated}, wrongly stored ${result.problems.length}; ` +
      `API process ${result.memoryMiB.toFixed(0)} MiB, ${((1000 * result.cpuSeconds) / calls).toFixed(1)} ms of processor time a call`,
  );
  for (const [message, count] of errors) console.log(`${count} × ${message}`);
  for (const problem of new Set(result.problems)) console.log(problem);
  if (failures + result.problems.length > 0) throw new Failure("The journey was not without errors.");
}
