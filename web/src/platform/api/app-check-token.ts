import { loadModule } from "../browser/load-module.ts";
import { isTimeout, within } from "../browser/within.ts";

/** How long a call may wait for its token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 4_000;

interface AppCheckTokenDeps {
  readonly read: () => Promise<string>;
  readonly timeoutMs?: number;
}

/**
 * Reads a token, but not for ever: where the script of reCAPTCHA is blocked, App Check never answers
 * (`loadReCAPTCHAEnterpriseScript` of @firebase/app-check 0.13 has no `onerror`). After one timeout later calls
 * ask, but do not wait, until a token has arrived. Rejects with what the reader rejects with, or with a TimeoutError.
 */
export function createAppCheckToken({
  read,
  timeoutMs = TOKEN_TIMEOUT_MS,
}: AppCheckTokenDeps): () => Promise<string> {
  let timeout = timeoutMs;
  return async () => {
    const token = read().then((text) => {
      timeout = timeoutMs;
      return text;
    });
    try {
      return await within(token, timeout);
    } catch (error) {
      if (isTimeout(error)) timeout = 0;
      throw error;
    }
  };
}

/** Reads the token of Firebase App Check, whose code is loaded with the first call. Rejects when there is none in time. */
export const readAppCheckToken = createAppCheckToken({
  read: async () => (await loadModule(() => import("./firebase-app-check.ts"))).readToken(),
});
