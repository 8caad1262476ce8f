import { whenIdle } from "../platform/when-idle.ts";

/** Events with which an interaction starts. A screen reader may cause only the last three. */
const INTERACTION_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "click",
  "input",
] as const;

/** How long a loaded page waits for a sign of use, in milliseconds. */
const START_DELAY_MS = 5_000;

/**
 * Calls `start` once: at the first sign of use, or a while after the page is loaded. Calls `prefetch` before, as soon as the
 * page is loaded and the browser idle, unless the visitor asked the browser to save data.
 */
export function startOnInteraction(start: () => void, prefetch: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let timer: ReturnType<typeof setTimeout>;
  const startNow = () => {
    waiting.abort();
    clearTimeout(timer);
    start();
  };
  const notice = (event: Event) => {
    if (!isFromRestingPointer(event)) startNow();
  };
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, notice, { signal, passive: true });
  const afterLoad = () => {
    timer = setTimeout(startNow, START_DELAY_MS);
    if (!isSavingData()) whenIdle(prefetch);
  };
  if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad, { signal });
}

/** Browsers send a pointermove without movement when a page appears below a resting pointer. */
function isFromRestingPointer(event: Event): boolean {
  return (
    event.type === "pointermove" &&
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Safari and Firefox do not support it. */
function isSavingData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
