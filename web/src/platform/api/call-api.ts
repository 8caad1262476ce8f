import { appToken } from "../app-check/app-token.ts";
import { idToken } from "../auth/session.ts";
import { identity } from "../ids/identity.ts";
import { type CallApi, type CallerParts, createCaller } from "./caller.ts";

/** What calls of this browser are made of. */
export const CALLER_PARTS: CallerParts = {
  fetch: (input, init) => fetch(input, init),
  identity,
  language: () => document.documentElement.lang,
  idToken,
  appToken,
  operationHeaders: async () => (await loadHeaders()).operationHeaders,
};

/** Calls an operation of the contract for this browser and the signed-in user. See {@link CallApi}. */
export const callApi: CallApi = createCaller(CALLER_PARTS);

/** Loads what calls need ahead: the connection may be gone at the press. Rejects when it cannot be loaded. */
export async function prepareCalls(): Promise<void> {
  await loadHeaders();
}

function loadHeaders(): Promise<typeof import("./browser-headers.ts")> {
  return import("./browser-headers.ts");
}
