import { open } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";

interface ProcessGroupOptions {
  readonly cwd: string;
  /** Added to this process's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Receives both outputs; emptied first. */
  readonly logFile: string;
}

/** A program and everything it starts, in a process group of its own: Ctrl-C in a terminal does not reach it. */
export interface ProcessGroup {
  /** Resolves when the program itself ended. */
  readonly exited: Promise<unknown>;
  hasExited(): boolean;
  /** Sends SIGINT to the program, waits, then kills what is left of the group. */
  stop(limitMs: number): Promise<void>;
}

/** Starts a program in a group that ends with this process. */
export async function startProcessGroup(
  program: string,
  args: readonly string[],
  { cwd, env, logFile }: ProcessGroupOptions,
): Promise<ProcessGroup> {
  const log = await open(logFile, "w");
  // An open file stream is passed to the program as its descriptor; nothing goes through this process.
  const output = log.createWriteStream();
  const child = execa(program, args, {
    cwd,
    env,
    stdin: "ignore",
    stdout: output,
    stderr: output,
    reject: false,
    killDescendants: true,
  });
  await log.close();
  let hasExited = false;
  const exited = child.then(() => {
    hasExited = true;
  });
  return {
    exited,
    hasExited: () => hasExited,
    async stop(limitMs) {
      // Not child.kill, which would send SIGINT to the whole group: the program stops its own children in order.
      if (child.pid !== undefined && !hasExited) process.kill(child.pid, "SIGINT");
      await Promise.race([exited, delay(limitMs, undefined, { ref: false })]);
      child.kill("SIGKILL");
      await exited;
    },
  };
}
