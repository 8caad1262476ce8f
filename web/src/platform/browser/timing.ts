/** How long to wait where a browser does not say when it is idle, in milliseconds. */
const DEFAULT_WAIT_MS = 1000;

/** Timeout in milliseconds: Chromium sometimes does not report that a page which draws nothing new is idle. */
const MAX_WAIT_MS = 3000;

/** Acts when the browser has nothing else to do, after three seconds at the latest. */
export function whenIdle(action: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: MAX_WAIT_MS });
  else setTimeout(action, DEFAULT_WAIT_MS);
}

/** Acts when the browser has painted what was changed up to now. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** How long code and content may take to arrive, in milliseconds. */
export const ARRIVAL_MS = 20_000;

/** What a promise comes to; rejects with a TimeoutError where that takes longer than `ms`, for what would be waited for without end. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`no answer within ${ms} ms`, "TimeoutError")), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether something took longer than it may. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
