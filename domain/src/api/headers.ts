import { type Language, languageOfTag } from "../catalogue/language.ts";
import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "../identity/ids.ts";

/**
 * Request headers every call carries beside Authorization and Content-Type. They give no access. The browser's id limits calls and
 * is tracked as a one-way hash of it.
 */
export const BROWSER_ID_HEADER = "Browser-Id";
export const SESSION_ID_HEADER = "Session-Id";

/** Firebase's header for the App Check token. */
export const APP_CHECK_HEADER = "X-Firebase-AppCheck";

/** The language of the screen; requests from elsewhere carry the browser's setting. */
export const LANGUAGE_HEADER = "Accept-Language";

/**
 * The id of one attempt of a call, a UUID that its client makes. Every response names the id under which the functions have
 * logged the request.
 */
export const REQUEST_ID_HEADER = "Request-Id";

export function isBrowserId(text: string): boolean {
  return text.length === BROWSER_ID_LENGTH && ID_PATTERN.test(text);
}

export function isSessionId(text: string): boolean {
  return text.length === SESSION_ID_LENGTH && ID_PATTERN.test(text);
}

/** The supported language a caller prefers (RFC 9110, 12.5.4); null for none and for `*`. */
export function preferredLanguage(header: string | undefined): Language | null {
  const liked = (header ?? "")
    .split(",")
    .flatMap((item) => {
      const [tag = "", weight = "q=1"] = item.split(";").map((part) => part.trim().toLowerCase());
      const language = languageOfTag(tag);
      const quality = /^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1];
      return language === undefined || quality === undefined ? [] : [{ language, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return liked[0]?.language ?? null;
}

const ID_PATTERN = /^[A-Za-z0-9]+$/;
