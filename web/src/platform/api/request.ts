import {
  APP_CHECK_HEADER,
  BROWSER_ID_HEADER,
  LANGUAGE_HEADER,
  SESSION_ID_HEADER,
} from "@mindle/domain/api/headers";
import type { Identity } from "../ids/identity.ts";

export interface Tokens {
  /** The signed-in user's. */
  readonly token: string | undefined;
  /** What shows that our own app calls. */
  readonly appToken: string | undefined;
}

interface ApiRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** An operation of the API, such as `assessment/submit`, as a request; `language` is that of mail to its user. */
export function apiRequest(
  path: string,
  body: unknown,
  { identity, language }: { readonly identity: Identity; readonly language: string },
  { token, appToken }: Tokens,
): ApiRequest {
  return {
    url: `/api/${path}`,
    init: {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [BROWSER_ID_HEADER]: identity.browserId(),
        [SESSION_ID_HEADER]: identity.sessionId(),
        [LANGUAGE_HEADER]: language,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(appToken === undefined ? {} : { [APP_CHECK_HEADER]: appToken }),
      },
      body: JSON.stringify(body),
    },
  };
}
