// Apart from `early-calls.ts`, because every page with calls has it.

/** What was asked early, by address, body and token; undefined for an answer that is no success. */
const asked = new Map<string, Promise<Response | undefined>>();

/** The page itself calls already. */
let isLate = false;

/** Sends a request of a page whose app is still arriving, and keeps its answer for the call that would send the same one. */
export function askEarly(
  url: string,
  request: RequestInit,
  ask: (url: string, request: RequestInit) => Promise<Response | undefined>,
): void {
  if (!isLate) asked.set(keyOf(url, request), ask(url, request));
}

/** The answer to a request that was sent before, once; undefined where it was not, or did not succeed: it is then to be sent. */
export async function earlyAnswer(url: string, request: RequestInit): Promise<Response | undefined> {
  isLate = true;
  const key = keyOf(url, request);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}

function keyOf(url: string, { body, headers }: RequestInit): string {
  return JSON.stringify([url, body, new Headers(headers).get("Authorization")]);
}
