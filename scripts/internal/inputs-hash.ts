import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fromRoot, ROOT } from "./paths.ts";

/** A hash over the names and contents of all files at or below the given paths (relative to the root), plus `extra`. */
export async function hashInputs(paths: readonly string[], extra: string): Promise<string> {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) {
    for (const file of await filesBelow(fromRoot(path))) {
      hash.update(`\0${relative(ROOT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) {
    return [];
  }
  if (!(await stat(path)).isDirectory()) {
    return [path];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
