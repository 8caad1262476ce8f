import { sitePath } from "../src/platform/site-path.ts";

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
export function parsePush(payload: string | undefined, fallbackTitle: string, origin: string): PushMessage {
  const { title, text, path } = dataOf(payload);
  return typeof title === "string" && typeof text === "string"
    ? { title, text, path: appPath(path, origin) }
    : { title: fallbackTitle, text: "", path: START };
}

/** The path if it is one of the app, which is served from `origin`, else its start. */
export function appPath(path: unknown, origin: string): string {
  return sitePath(path, origin) ?? START;
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
