import { sitePath } from "../../platform/browser/url.ts";

/** Pages that lead on after signing in; the other pages below /auth are for signed-in users. */
const SIGN_IN_PAGES = /^\/auth(\/(login|register|find-password)(\/|$)|\/?$)/i;

/** The path to follow after signing in, if `text` is one of this site. Anything else is undefined, the sign-in pages too. */
export function safeRedirect(text: string | null | undefined, origin: string): string | undefined {
  const path = sitePath(text, origin);
  return path !== undefined && SIGN_IN_PAGES.test(new URL(path, origin).pathname) ? undefined : path;
}
