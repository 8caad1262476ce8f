import * as z from "zod/mini";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import {
  consecutivePorts,
  portsFromEnvironment,
  requireFreePorts,
} from "../../scripts/internal/stack/ports.ts";
import { startFirestore } from "../api/api-stack.ts";
import { machine, markdownTable, milliseconds } from "../shared/markdown.ts";
import { runProgram } from "../shared/run-program.ts";

const PER_SECOND = 500;
const SECONDS = 4;

const measured = z.array(
  z.object({
    name: z.string(),
    calls: z.number(),
    seconds: z.number(),
    p50: z.number(),
    p95: z.number(),
    retries: z.number(),
    answers: z.record(z.string(), z.number()),
    problems: z.array(z.string()),
  }),
);

/**
 * Offers 500 calls a second for four seconds to each kind of document that many users share, on the local Firestore, and prints a
 * Markdown table. Fails where what is stored is not exact.
 */
export async function benchHot(): Promise<void> {
  const { firestore: port } = portsFromEnvironment(consecutivePorts(5200));
  await requireFreePorts({ firestore: port });
  const firestore = await startFirestore(port);
  try {
    const file = fromRoot("bench/load/programs/hot.ts");
    const env = {
      GCLOUD_PROJECT: "demo-hot",
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      MINDLE_API_URL: "http://127.0.0.1/api",
      METADATA_SERVER_DETECTION: "none",
    };
    report(await runProgram(file, { schema: measured, args: [PER_SECOND, SECONDS].map(String), env }));
  } finally {
    await firestore.stop();
  }
}

function report(results: z.output<typeof measured>): void {
  const rows = results.map(({ name, calls, seconds, p50, p95, retries, answers, problems }) => [
    name,
    `${(calls / seconds).toFixed(0)} / s`,
    milliseconds(p50),
    milliseconds(p95),
    String(retries),
    Object.entries(answers)
      .map(([answer, count]) => `${count} ${answer}`)
      .join(", "),
    problems.length === 0 ? "yes" : problems.join("; "),
  ]);
  console.log(`${machine()}; ${PER_SECOND} calls a second offered for ${SECONDS} s\n`);
  const header = ["", "reached", "p50", "p95", "retried transactions", "answers", "exact"];
  console.log(markdownTable(header, rows));
  if (results.some(({ problems }) => problems.length > 0)) throw new Failure("What is stored is not exact.");
}
