import type { SourceMap } from "node:module";
import { Failure } from "../command.ts";
import { originIn, readSourceMap } from "./source-maps.ts";

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
    const map = await readSourceMap(directory, file);
    if (map !== undefined) maps.set(file, map);
  }
  if (places.length > 0 && maps.size === 0) {
    throw new Failure(`${directory} has no source map of ${[...files].join(", ")}.`);
  }
  return text.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const origin = originIn(maps.get(file), Number(line), Number(column));
    return origin === undefined ? place : `${origin.source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
