/** How long a call may wait for its token, in milliseconds. */
const PATIENCE_MS = 4_000;

interface AppTokenParts {
  readonly read: () => Promise<string>;
  readonly patienceMs?: number;
}

/**
 * Reads a token, but not for ever: where the script of reCAPTCHA is blocked, App Check never answers
 * (`loadReCAPTCHAEnterpriseScript` of @firebase/app-check 0.13 has no `onerror`). Once waited for in vain, it is asked
 * but not waited for any more until it did answer. Rejects with what the reader rejects with, or with a TimeoutError.
 */
export function createAppToken({ read, patienceMs = PATIENCE_MS }: AppTokenParts): () => Promise<string> {
  let patience = patienceMs;
  return async () => {
    const token = read().then((text) => {
      patience = patienceMs;
      return text;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        patience = 0;
        reject(new DOMException("no App Check token in time", "TimeoutError"));
      }, patience);
    });
    return Promise.race([token, late]).finally(() => clearTimeout(timer));
  };
}
