/** How long to wait where a browser does not say when it is idle, in milliseconds. */
const USUAL_WAIT_MS = 1000;

/** Acts when the browser has nothing else to do, or after `longestWait` milliseconds where that is given. */
export function whenIdle(action: () => void, longestWait?: number): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) {
    requestIdleCallback(action, longestWait === undefined ? {} : { timeout: longestWait });
  } else {
    setTimeout(action, longestWait ?? USUAL_WAIT_MS);
  }
}
