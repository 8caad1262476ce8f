/** The URL that a text is; undefined where it is none. (`URL.canParse` and `URL.parse` are missing in Safari 16.4.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
