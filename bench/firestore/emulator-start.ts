import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { requireFreePorts } from "../../scripts/internal/stack/ports.ts";
import { residentMiB } from "../shared/process-usage.ts";
import { median } from "../shared/statistics.ts";

const RUNS = 7;
const PORT = 8199;

/** Starts the built emulator several times and prints the medians of its start time and memory. */
export async function benchEmulatorStart(): Promise<void> {
  await requireFreePorts({ bench: PORT });
  const times: number[] = [];
  const sizes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      [fromRoot("firestore-emulator/lib/cli.js"), "--port", String(PORT)],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    const exited = once(child, "exit");
    while (!(await answers())) {
      await delay(2);
    }
    times.push(performance.now() - started);
    sizes.push(await residentMiB(child.pid));
    child.kill("SIGINT");
    await exited;
  }
  const [start, memory] = [median(times).toFixed(0), median(sizes).toFixed(0)];
  console.log(`Local Firestore: first answer after ${start} ms, ${memory} MiB (median of ${RUNS})`);
}

// Not with fetch, whose first use takes as long as a start.
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port: PORT, path: "/" }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode === 200));
    }).on("error", () => resolve(false));
  });
}
