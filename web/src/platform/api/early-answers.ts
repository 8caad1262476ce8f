// Apart from `early-calls.ts`, because every page with calls has it.

/** What was asked early, by address, body and token; undefined for an answer that is no success. */
const asked = new Map<string, Promise<Response | undefined>>();

/** Keeps the answer to a request for the call that would send the same one. */
export function keepEarlyAnswer(
  url: string,
  request: RequestInit,
  answer: Promise<Response | undefined>,
): void {
  asked.set(keyOf(url, request), answer);
}

/** The answer to a request that was sent before, once; undefined where it was not, or did not succeed: it is then to be sent. */
export async function earlyAnswer(url: string, request: RequestInit): Promise<Response | undefined> {
  const key = keyOf(url, request);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}

function keyOf(url: string, { body, headers }: RequestInit): string {
  return JSON.stringify([url, body, new Headers(headers).get("Authorization")]);
}
