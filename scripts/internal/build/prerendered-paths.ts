import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = ".vite/prerendered.json";

/** Lists a web build's pre-rendered paths beside its manifest, for tests and benches. */
export async function writePrerenderedPaths(directory: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(directory, FILE), JSON.stringify(paths));
}

/** The pre-rendered paths of the web build in `directory`. */
export async function readPrerenderedPaths(directory: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(join(directory, FILE), "utf8"));
}
