import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hashInputs } from "./inputs-hash.ts";
import { fromRoot } from "./paths.ts";
import { step } from "./step.ts";

/** One part of the build: it runs again only when what goes into it changed or what comes out of it is gone. */
export interface BuildStep {
  /** Unique; also the name of its stamp. */
  readonly name: string;
  /** Files and directories that decide the result, relative to the root. */
  readonly inputs: readonly string[];
  /** A file that exists after every successful run, relative to the root. */
  readonly output: string;
  /** Settings that decide the result besides files. */
  readonly env?: Readonly<Record<string, string>>;
  run(): Promise<void>;
}

/** Runs a step unless it is up to date, telling what it did. */
export async function runBuildStep(build: BuildStep): Promise<void> {
  const stamp = fromRoot(".cache/build", `${build.name}.stamp`);
  const hash = await hashInputs([...build.inputs, "package-lock.json"], JSON.stringify(build.env ?? {}));
  if (existsSync(fromRoot(build.output)) && (await stampOf(stamp)) === hash) {
    return;
  }
  await step(`build ${build.name}`, async () => {
    await rm(stamp, { force: true });
    await build.run();
    await mkdir(fromRoot(".cache/build"), { recursive: true });
    await writeFile(stamp, hash);
  });
}

async function stampOf(path: string): Promise<string | undefined> {
  return existsSync(path) ? await readFile(path, "utf8") : undefined;
}
