/** How long to wait where a browser does not say when it is idle, in milliseconds. */
const DEFAULT_WAIT_MS = 1000;

/** A page that draws nothing new may never be told that it is idle: Chromium forgets it now and then. In milliseconds. */
const MAX_WAIT_MS = 3000;

/** Acts when the browser has nothing else to do, after three seconds at the latest. */
export function whenIdle(action: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: MAX_WAIT_MS });
  else setTimeout(action, DEFAULT_WAIT_MS);
}
