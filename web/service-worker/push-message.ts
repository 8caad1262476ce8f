/** What a notification shows, and the path of the app that it opens. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Opened where a message names no path of the app. */
const START = "/landing/app";

/**
 * Parses the data of a push as Firebase Cloud Messaging delivers them: `{data: {title, text, path}, …}`. One that cannot be
 * read gets the title alone, since the browser wants every push to be shown.
 */
export function parsePush(payload: string | undefined, fallbackTitle: string): PushMessage {
  const { title, text, path } = dataOf(payload);
  return typeof title === "string" && typeof text === "string"
    ? { title, text, path: appPath(path) }
    : { title: fallbackTitle, text: "", path: START };
}

/** The path if it is one of the app, else its start. */
export function appPath(path: unknown): string {
  return typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : START;
}

function dataOf(payload: string | undefined): Readonly<Record<string, unknown>> {
  const message = parseJson(payload);
  return isRecord(message) && isRecord(message["data"]) ? message["data"] : {};
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
