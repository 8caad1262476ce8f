import { type ParseArgsConfig, parseArgs } from "node:util";

/** An error that the user can act on: printed as its message, without a stack trace. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script's main function. Prints a Failure as its message and any other error with its stack; both exit with 1. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  // An open IPC channel to the parent would keep the process alive.
  if (process.connected) {
    process.disconnect();
  }
}

/** Node's parseArgs, strict; a wrong command line is a Failure that ends with `usage`. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage = "",
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // parseArgs throws for nothing else.
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`.trimEnd());
  }
}

/** A Markdown table, first column left-aligned, the others right-aligned. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string {
  const line = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? "–").join(" | ")} |`;
  const rule = `|${header.map((_, column) => (column === 0 ? " --- " : " ---: ")).join("|")}|`;
  return [line(header), rule, ...rows.map(line)].join("\n");
}

/** Runs one named part of a command and prints its name and duration. */
export async function step<T>(name: string, action: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    const result = await action();
    console.log(`✓ ${name} (${elapsed(started)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${name} (${elapsed(started)})`);
    throw error;
  }
}

function elapsed(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
