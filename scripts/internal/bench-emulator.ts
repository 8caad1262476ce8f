import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fromRoot } from "./paths.ts";
import { requireFreePorts } from "./ports.ts";

const RUNS = 7;
const PORT = 8199;

export interface EmulatorStart {
  /** From starting the process to its first answer, median. */
  readonly milliseconds: number;
  /** Resident memory right after, MiB, median; NaN where the system does not tell. */
  readonly megabytes: number;
  readonly runs: number;
}

/** Starts the built emulator several times and takes the medians. */
export async function measureEmulatorStart(): Promise<EmulatorStart> {
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
    sizes.push(await residentMegabytes(child.pid));
    child.kill("SIGINT");
    await exited;
  }
  return { milliseconds: median(times), megabytes: median(sizes), runs: RUNS };
}

// Not with fetch, whose own first use takes as long as a start.
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port: PORT, path: "/" }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode === 200));
    }).on("error", () => resolve(false));
  });
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
