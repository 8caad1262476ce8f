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

/** Hands on what a promise comes to, unless it is cancelled before. Returns what cancels it, for an effect to clean up with. */
export function unlessCancelled<Value>(
  promise: Promise<Value>,
  onValue: (value: Value) => void,
  onError: (error: unknown) => void = console.warn,
): () => void {
  let isCancelled = false;
  promise.then(
    (value) => {
      if (!isCancelled) onValue(value);
    },
    (error: unknown) => {
      if (!isCancelled) onError(error);
    },
  );
  return () => {
    isCancelled = true;
  };
}
