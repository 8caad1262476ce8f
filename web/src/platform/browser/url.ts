/** The URL that a text is; undefined where it is none. (`URL.canParse` and `URL.parse` are missing in Safari 16.4.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

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
