import { idToken } from "../auth/session.ts";
import { loadModule } from "../browser/load-module.ts";
import { correctNow } from "../browser/now.ts";
import { noteAnswer } from "../browser/use-online.ts";
import { settings } from "../settings/settings.ts";
import { type CallApi, type CallerDeps, createCaller } from "./caller.ts";
import { earlyAnswer } from "./early-answers.ts";
import { identity } from "./identity.ts";

/** What calls of this browser are made of. */
export const CALLER_DEPS: CallerDeps = {
  fetch: async (input, init) => {
    const { onLine } = navigator;
    const early =
      init === undefined || typeof input !== "string" ? undefined : await earlyAnswer(input, init);
    const response = early ?? (await fetch(input, init));
    if (!onLine) noteAnswer();
    return response;
  },
  identity,
  language: () => document.documentElement.lang,
  idToken,
  appCheckToken,
  noteDate: correctNow,
  operationHeaders: async () => (await loadHeaders()).operationHeaders,
};

/** Calls an operation of the contract for this browser and the signed-in user. See {@link CallApi}. */
export const callApi: CallApi = createCaller(CALLER_DEPS);

/** Loads what calls need ahead: the connection may be gone at the press. Rejects when it cannot be loaded. */
export async function preloadCaller(): Promise<void> {
  await loadHeaders();
}

function loadHeaders(): Promise<typeof import("./operation-headers.ts")> {
  return loadModule(() => import("./operation-headers.ts"));
}

/**
 * The token that shows the server that our own app calls; undefined where none is asked for. The first call fetches
 * App Check and, with it, a script of Google's. Rejects when there is none, or none in time.
 */
async function appCheckToken(): Promise<string | undefined> {
  if (settings().appCheckSiteKey === undefined) return undefined;
  return (await loadModule(() => import("./app-check-token.ts"))).readAppCheckToken();
}
