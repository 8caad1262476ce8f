import { readFileSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";

/** Debounce time: editors save in several steps. */
const DEBOUNCE_MS = 50;

/**
 * Calls back with the content of a file when it has changed, until the process ends. The file may be replaced, as many
 * editors do, or be missing temporarily.
 */
export function watchFile(path: string, onChange: (text: string) => void): void {
  const file = resolve(path);
  let last = readIfExists(file);
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    const text = readIfExists(file);
    // Empty is a file that is only about to be written.
    if (!text || text === last) return;
    last = text;
    onChange(text);
  };
  // Watches the directory, because a watch on the file ends when the file is replaced.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(check, DEBOUNCE_MS);
  });
  watcher.on("error", (error) => console.error(`${path} is no longer watched: ${error.message}`));
  watcher.unref();
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
