/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * For `JSON.stringify` and `JSON.parse`: texts composed (NFC). A Mac's file names, and some keyboards, have 한 as three letters, which
 * would be another text to everything that compares or counts.
 */
export function composed(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.normalize("NFC") : value;
}
