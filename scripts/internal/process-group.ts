import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";

export interface ProcessGroupOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Takes both outputs, from empty. */
  readonly logFile: string;
}

/** A program and everything it starts, apart from this process's own group: a terminal's Ctrl-C reaches only us. */
export interface ProcessGroup {
  /** Resolves when the program itself ended, to its exit code (or the signal's name). */
  readonly exited: Promise<number | string>;
  hasExited(): boolean;
  /** Asks with SIGINT, waits, then ends whatever is left of the group. */
  stop(patienceMs: number): Promise<void>;
}

export function startProcessGroup(
  program: string,
  args: readonly string[],
  options: ProcessGroupOptions,
): ProcessGroup {
  const log = openSync(options.logFile, "w");
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let over = false;
  const exited = new Promise<number | string>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      over = true;
      resolve(code ?? signal ?? 1);
    });
  });
  return {
    exited,
    hasExited: () => over,
    async stop(patienceMs) {
      if (!over) {
        child.kill("SIGINT");
        await Promise.race([exited, after(patienceMs)]);
      }
      killGroup(child);
      await exited;
    },
  };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    // ESRCH: nobody of the group is left.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) {
      throw error;
    }
  }
}
