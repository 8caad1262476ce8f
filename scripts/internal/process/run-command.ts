import { constants, getPriority, setPriority } from "node:os";
import { execa } from "execa";
import { Failure } from "../command.ts";
import { ROOT } from "../paths.ts";

export interface CommandOptions {
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Print output as it comes instead of only when the command fails. */
  readonly show?: boolean;
  /** Give way to other programs where processors are short. */
  readonly background?: boolean;
}

interface CommandResult {
  /** 1 for a program that was ended by a signal or could not be started. */
  readonly code: number;
  /** Both outputs in order of arrival; empty with `show`. */
  readonly output: string;
  /** The command line and why it failed; empty after success. */
  readonly problem: string;
}

const cancellation = new AbortController();

/** Ends every command that runs now, and every later one at its start. */
export function cancelCommands(): void {
  cancellation.abort();
}

/** Runs a program found on PATH (node_modules/.bin comes first) to its end, or to the end of this process. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env, show = false, background = false }: CommandOptions = {},
): Promise<CommandResult> {
  const output = show ? "inherit" : "pipe";
  const running = execa(program, args, {
    cwd,
    // Captured output is printed only on failure, and read in logs as often as on a terminal.
    env: { ...(!show && { NO_COLOR: "1" }), ...env },
    stdin: "ignore",
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
    cancelSignal: cancellation.signal,
  });
  if (background && running.pid !== undefined) {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    setPriority(running.pid, Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  }
  const result = await running;
  return { code: result.exitCode ?? 1, output: result.all ?? "", problem: result.shortMessage ?? "" };
}

/** Like runCommand, but a non-zero exit code is a Failure that carries the program's output. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<void> {
  const { code, output, problem } = await runCommand(program, args, options);
  if (code !== 0) throw new Failure(`${problem}\n${output}`);
}

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. Later ones are ignored, because the script is already stopping: a
 * terminal sends Ctrl-C to every process of the command, to some of them twice.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(event, () => controller.abort(new Failure("Stopped.")));
  }
  // The parent process ended without sending a signal.
  process.on("disconnect", () => controller.abort(new Failure("Stopped.")));
  return controller.signal;
}
