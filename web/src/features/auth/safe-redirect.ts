/** Pages that lead on after signing in; the other pages below /auth are for signed-in users. */
const SIGN_IN_PAGES = /^\/auth(\/(login|register|find-password)(\/|$)|\/?$)/i;

/**
 * The path to follow after signing in, if `text` is one of this site: begins with a single "/" and stays on
 * `origin` however a browser reads it. Anything else is undefined, the sign-in pages too.
 */
export function safeRedirect(text: string | null | undefined, origin: string): string | undefined {
  if (text === null || text === undefined || !/^\/(?![/\\])/.test(text)) return undefined;
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return undefined;
  if (SIGN_IN_PAGES.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
