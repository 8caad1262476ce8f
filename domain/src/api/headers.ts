import { LANGUAGES, type Language } from "../catalogue/language.ts";
import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "../identity/ids.ts";

/** Request headers every call carries beside Authorization and Content-Type. */
export const BROWSER_ID_HEADER = "Browser-Id";
export const SESSION_ID_HEADER = "Session-Id";

/** Firebase's header for the token that shows that our own app calls. */
export const APP_CHECK_HEADER = "X-Firebase-AppCheck";

/** The language a screen is in. The client says its own; from elsewhere comes what the browser was set to. */
export const LANGUAGE_HEADER = "Accept-Language";

export function isBrowserId(text: string): boolean {
  return text.length === BROWSER_ID_LENGTH && ID_PATTERN.test(text);
}

export function isSessionId(text: string): boolean {
  return text.length === SESSION_ID_LENGTH && ID_PATTERN.test(text);
}

/** The language of ours that a caller likes best (RFC 9110, 12.5.4); null for none, and for no preference (`*`). */
export function preferredLanguage(header: string | undefined): Language | null {
  const liked = (header ?? "")
    .split(",")
    .flatMap((item) => {
      const [tag = "", weight = "q=1"] = item.split(";").map((part) => part.trim().toLowerCase());
      const language = LANGUAGES.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
      const quality = /^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1];
      return language === undefined || quality === undefined ? [] : [{ language, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return liked[0]?.language ?? null;
}

const ID_PATTERN = /^[A-Za-z0-9]+$/;
