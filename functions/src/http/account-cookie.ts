import { ACCOUNT_COOKIE, ACCOUNT_COOKIE_SECONDS } from "@mindle/domain/api/operation-headers";
import type { ApiRequest } from "./message.ts";

/** The header that sets or removes the cookie of a browser in which an account is used. */
export function accountCookieHeader(
  change: "set" | "remove",
  { header }: Pick<ApiRequest, "header">,
): { readonly "Set-Cookie": string } {
  const seconds = change === "set" ? ACCOUNT_COOKIE_SECONDS : 0;
  // A local stack has no https, and Safari keeps no secure cookie without it.
  const secure = header("X-Forwarded-Proto")?.startsWith("https") === true ? "; Secure" : "";
  return { "Set-Cookie": `${ACCOUNT_COOKIE}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}` };
}
