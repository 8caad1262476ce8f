/** Answers that were asked for before the app was there to ask. */
export interface EarlyAnswers {
  /** Sends a request now. */
  ask(url: string, init: RequestInit): void;
  /** Like `fetch`; the first request that equals one that was asked early is given its answer. */
  readonly fetch: typeof fetch;
}

interface Asked {
  readonly url: string;
  readonly body: BodyInit | null | undefined;
  readonly answer: Promise<Response>;
}

export function createEarlyAnswers(fetchNow: typeof fetch): EarlyAnswers {
  let asked: Asked | undefined;
  return {
    ask(url, init) {
      const answer = fetchNow(url, init);
      // Whoever takes the answer is told; nobody may come for it.
      answer.catch(() => {});
      asked = { url, body: init.body, answer };
    },
    fetch(input, init) {
      const early = asked;
      if (early === undefined || early.url !== input || early.body !== init?.body)
        return fetchNow(input, init);
      asked = undefined;
      return until(init?.signal, early.answer);
    },
  };
}

/** The answer, unless the signal is given before. */
async function until(signal: AbortSignal | null | undefined, answer: Promise<Response>): Promise<Response> {
  signal?.throwIfAborted();
  const given = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, given]);
}

export const earlyAnswers = createEarlyAnswers((input, init) => fetch(input, init));
