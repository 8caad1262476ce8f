import { sitePath } from "../../platform/browser/url.ts";
import { lastCleared } from "../../platform/storage/clear-user-data.ts";

/** State of a navigation that takes an address to the next page; it stands in no URL, and stays in the tab's history. */
interface EmailState {
  readonly email: string;
  /** The last clearing of user data by then; null before the first. */
  readonly clearedAt: number | null;
}

export function emailState(email: string): EmailState {
  return { email, clearedAt: lastCleared() ?? null };
}

/** The address that the last page has handed on; not where user data were cleared since. */
export function emailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  if (!("clearedAt" in state) || state.clearedAt !== (lastCleared() ?? null)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}

/** Pages that lead on after signing in; the other pages below /auth are for signed-in users. */
const SIGN_IN_PAGES = /^\/auth(\/(login|register|find-password)(\/|$)|\/?$)/i;

/** The path to follow after signing in, if `text` is one of this site. Anything else is undefined, the sign-in pages too. */
export function safeRedirect(text: string | null | undefined, origin: string): string | undefined {
  const path = sitePath(text, origin);
  return path !== undefined && SIGN_IN_PAGES.test(new URL(path, origin).pathname) ? undefined : path;
}
