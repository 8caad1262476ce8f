import {
  APP_CHECK_HEADER,
  BROWSER_ID_HEADER,
  LANGUAGE_HEADER,
  REQUEST_ID_HEADER,
  SESSION_ID_HEADER,
} from "@mindle/domain/api/headers";
import { composed } from "@mindle/domain/text/json";
import type { Identity } from "./identity.ts";

export interface Tokens {
  /** The signed-in user's. */
  readonly token: string | undefined;
  /** What shows that our own app calls. */
  readonly appCheckToken: string | undefined;
}

/** The request of a call; `language` is that of mail to its user, `headers` are the operation's own. */
export function apiRequest(
  body: unknown,
  from: {
    readonly identity: Identity;
    readonly language: string;
    readonly headers: Readonly<Record<string, string>> | undefined;
    readonly requestId: string;
  },
  { token, appCheckToken }: Tokens,
): RequestInit {
  const { identity, language, headers, requestId } = from;
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [BROWSER_ID_HEADER]: identity.browserId(),
      [SESSION_ID_HEADER]: identity.sessionId(),
      [LANGUAGE_HEADER]: language,
      [REQUEST_ID_HEADER]: requestId,
      ...headers,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(appCheckToken === undefined ? {} : { [APP_CHECK_HEADER]: appCheckToken }),
    },
    body: JSON.stringify(body, composed),
  };
}
