import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "../identity/ids.ts";

/** Request headers every call carries beside Authorization and Content-Type. */
export const BROWSER_ID_HEADER = "Browser-Id";
export const SESSION_ID_HEADER = "Session-Id";

export function isBrowserId(text: string): boolean {
  return text.length === BROWSER_ID_LENGTH && ID_PATTERN.test(text);
}

export function isSessionId(text: string): boolean {
  return text.length === SESSION_ID_LENGTH && ID_PATTERN.test(text);
}

const ID_PATTERN = /^[A-Za-z0-9]+$/;
