import { readFileSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";

/** Editors write in several steps; the last of them counts. */
const SETTLE_MS = 50;

/**
 * Calls back with the text of a file whenever it has changed, until the process ends. The file may be replaced by
 * another one, as many editors do, or be away for a while.
 */
export function watchFile(path: string, onChange: (text: string) => void): void {
  const file = resolve(path);
  let last = readIfThere(file);
  let settling: NodeJS.Timeout | undefined;
  const check = () => {
    const text = readIfThere(file);
    if (text === undefined || text === last) return;
    last = text;
    onChange(text);
  };
  // The directory is watched: a watch on the file would go away with the file that an editor replaces.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(settling);
    settling = setTimeout(check, SETTLE_MS);
  });
  watcher.on("error", (error) => console.error(`${path} is no longer watched: ${error.message}`));
  watcher.unref();
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
