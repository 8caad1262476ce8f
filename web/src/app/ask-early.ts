import { earlyAnswers } from "../platform/api/early-answers.ts";
import { apiRequest } from "../platform/api/request.ts";
import { maySomebodyBeSignedIn } from "../platform/auth/auth-marks.ts";
import { identity } from "../platform/ids/identity.ts";

/** Of the operation `getResponse`; its description would bring more than this page's first script may weigh. */
export const RESPONSE_PATH = "assessment/getResponse";

const NO_TOKENS = { token: undefined, appToken: undefined };

/**
 * Asks for the response that the result page will show, while the app is still on its way. Not where the request needs a
 * token, of somebody who is signed in or of App Check: those come with the app.
 */
export function askEarly({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  if (pathname !== "/schema/result" || import.meta.env.VITE_APP_CHECK_SITE_KEY !== undefined) return;
  const responseId = new URLSearchParams(search).get("responseId") ?? "";
  if (responseId === "" || maySomebodyBeSignedIn()) return;
  const { lang } = document.documentElement;
  const { url, init } = apiRequest(RESPONSE_PATH, { responseId }, { identity, language: lang }, NO_TOKENS);
  earlyAnswers.ask(url, init);
}
