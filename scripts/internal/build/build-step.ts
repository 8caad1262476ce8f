import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { step } from "../command.ts";
import { fromRoot, ROOT } from "../paths.ts";

/** One part of the build. It runs again only when its inputs changed or its output is missing. */
export interface BuildStep {
  /** Unique; also the name of its stamp file. */
  readonly name: string;
  /** Files and directories that decide the result, relative to the root. */
  readonly inputs: readonly string[];
  /** A file that exists after every successful run, relative to the root. */
  readonly output: string;
  /** Settings that decide the result besides files. */
  readonly env?: Readonly<Record<string, string>>;
  run(): Promise<void>;
}

/** Runs a step unless it is up to date, and prints that it ran. */
export async function runBuildStep(build: BuildStep): Promise<void> {
  const stamp = fromRoot(".cache/build", `${build.name}.stamp`);
  const hash = await hashInputs([...build.inputs, "package-lock.json"], JSON.stringify(build.env ?? {}));
  if (existsSync(fromRoot(build.output)) && (await readIfPresent(stamp)) === hash) return;
  await step(`build ${build.name}`, async () => {
    await rm(stamp, { force: true });
    await build.run();
    await mkdir(fromRoot(".cache/build"), { recursive: true });
    await writeFile(stamp, hash);
  });
}

/** A hash over the names and contents of all files at or below the given paths, plus `extra`. */
async function hashInputs(paths: readonly string[], extra: string): Promise<string> {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) {
    for (const file of await filesBelow(fromRoot(path))) {
      hash.update(`\0${relative(ROOT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return existsSync(path) ? await readFile(path, "utf8") : undefined;
}
