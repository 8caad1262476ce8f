import { Failure } from "./failure.ts";
import { consecutivePorts, type StackPorts } from "./ports.ts";

/**
 * Ports from the environment: MINDLE_PORTS_FROM=8400 puts the whole stack on 8400 and the ports after it.
 * Without it, `usual`.
 */
export function portsFromEnvironment(usual: StackPorts): StackPorts {
  const text = process.env["MINDLE_PORTS_FROM"];
  if (text === undefined || text === "") {
    return usual;
  }
  const first = Number(text);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new Failure(`MINDLE_PORTS_FROM must be a port number from 1024 to 65000, not "${text}".`);
  }
  return consecutivePorts(first);
}

/** Splits known flags off a command's arguments; an unknown one is a Failure that lists the known. */
export function parseFlags<Flag extends string>(
  args: readonly string[],
  known: readonly Flag[],
): ReadonlySet<Flag> {
  const flags = new Set<Flag>();
  for (const arg of args) {
    const flag = known.find((name) => name === arg);
    if (flag === undefined) {
      throw new Failure(`Unknown argument "${arg}". Known: ${known.join(", ") || "none"}.`);
    }
    flags.add(flag);
  }
  return flags;
}
