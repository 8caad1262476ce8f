import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = ".vite/prerendered.json";

/** Notes beside a web build's manifest which paths have HTML of their own, for tests and benches. */
export async function writePrerenderedPaths(directory: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(directory, FILE), JSON.stringify(paths));
}

/** The paths of the web build in `directory` that have HTML of their own. */
export async function readPrerenderedPaths(directory: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(join(directory, FILE), "utf8"));
}
