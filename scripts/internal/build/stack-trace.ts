import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { basename, join, posix } from "node:path";
import { Failure } from "../failure.ts";

/** A place in a file of a build, in any text around it. */
const PLACE = /(?:https?:\/\/[^\s()]+\/)?([A-Za-z0-9_-]+\.js):(\d+):(\d+)/g;

/**
 * Writes the places of a minified stack, or of the `frames` of a client's error event, as places in the sources, by the source
 * maps in a directory. A place without a map, such as one of another build, stays as it is.
 */
export async function mapStackTrace(text: string, directory: string): Promise<string> {
  const places = [...text.matchAll(PLACE)];
  const files = new Set(places.map(([, file = ""]) => file));
  const maps = new Map<string, SourceMap>();
  for (const file of files) {
    const map = await readMap(join(directory, `${basename(file)}.map`));
    if (map !== undefined) maps.set(file, map);
  }
  if (places.length > 0 && maps.size === 0) {
    throw new Failure(`${directory} has no source map of ${[...files].join(", ")}.`);
  }
  return text.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !("fileName" in origin)) return place;
    // Maps name sources as seen from the folder of the scripts.
    const source = posix.join("web/dist/assets", origin.fileName);
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

async function readMap(path: string): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
