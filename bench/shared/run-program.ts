import { execa } from "execa";
import * as z from "zod/mini";
import { Failure } from "../../scripts/internal/failure.ts";

interface Program<Schema extends z.ZodMiniType> {
  /** Of what it prints, as JSON. */
  readonly schema: Schema;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
}

/** Runs a program in another process and parses its output. Throws a Failure where it fails. */
export async function runProgram<Schema extends z.ZodMiniType>(
  file: string,
  { schema, args, env, nodeOptions = [] }: Program<Schema>,
): Promise<z.output<Schema>> {
  const { failed, stdout } = await execa(process.execPath, [...nodeOptions, file, ...args], {
    stdin: "ignore",
    stderr: "inherit",
    env,
    reject: false,
  });
  if (failed) throw new Failure(`${file} failed.`);
  return z.parse(schema, JSON.parse(stdout));
}
