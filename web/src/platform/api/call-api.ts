import { appToken } from "../app-check/app-token.ts";
import { idToken } from "../auth/session.ts";
import { identity } from "../ids/identity.ts";
import { type CallApi, createCaller } from "./caller.ts";

/** Carries out one operation of the contract for this browser and whoever is signed in. See {@link CallApi}. */
export const callApi: CallApi = createCaller({
  fetch: (input, init) => fetch(input, init),
  identity,
  language: () => document.documentElement.lang,
  idToken,
  appToken,
});
