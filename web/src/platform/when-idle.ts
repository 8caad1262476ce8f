/** Acts when the browser has nothing else to do. */
export function whenIdle(action: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(action);
  else setTimeout(action, 1000);
}
