import { parseUrl } from "./parse-url.ts";

/**
 * A path of this site from text that others may have written: begins with a single "/" and stays on `origin` however a browser
 * reads it. Undefined for anything else.
 */
export function sitePath(text: unknown, origin: string): string | undefined {
  if (typeof text !== "string" || !/^\/(?![/\\])/.test(text)) return undefined;
  const url = parseUrl(text, origin);
  if (url?.origin !== origin || url.pathname.startsWith("//")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
