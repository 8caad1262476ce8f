import { appToken } from "../app-check/app-token.ts";
import { idToken } from "../auth/session.ts";
import { identity } from "../ids/identity.ts";
import { type CallApi, createCaller } from "./caller.ts";

/** Calls an operation of the contract for this browser and the signed-in user. See {@link CallApi}. */
export const callApi: CallApi = createCaller({
  fetch: (input, init) => fetch(input, init),
  identity,
  language: () => document.documentElement.lang,
  idToken,
  appToken,
  operationHeaders: async () => (await import("./browser-headers.ts")).operationHeaders,
});
