import { type ChildProcess, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { ROOT } from "./paths.ts";

export interface CommandOptions {
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Show output as it comes instead of only when the command fails. */
  readonly show?: boolean;
}

export interface CommandResult {
  readonly code: number;
  /** Both outputs in order of arrival; empty with `show`. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Ends every program that runCommand runs now. None outlives this process. */
export function killRunning(): void {
  for (const child of running) {
    child.kill();
  }
}
process.on("exit", killRunning);

/** Runs a program found on PATH (node_modules/.bin comes first) to its end. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    // Captured output is shown only on failure, and read in logs as often as on a terminal.
    env: { ...process.env, ...(!options.show && { NO_COLOR: "1" }), ...options.env },
    stdio: options.show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Like runCommand, but a non-zero exit code is a Failure that carries the program's output. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<void> {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) {
    throw new Failure(`${program} ${args.join(" ")} failed (exit code ${code}).\n${output}`);
  }
}
