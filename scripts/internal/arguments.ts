import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure } from "./failure.ts";

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
