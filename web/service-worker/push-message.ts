import { sitePath } from "../src/platform/browser/url.ts";

/** What a notification shows, and the path of the app that it opens. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** The action of a notification that leads to pausing reminders. */
export const PAUSE = "pause";

/** Asks whether to pause reminders for a week, as the link in mails does: a press in a notification pauses nothing by itself. */
export const PAUSE_PATH = "/notification/dashboard?pause=week";

/** What the action says, in the language of the text beside it. */
export function pauseLabel(text: string): string {
  return /\p{Script=Hangul}/u.test(text) ? "한 주 쉬기" : "Pause for a week";
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
