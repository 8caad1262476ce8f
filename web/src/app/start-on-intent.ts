import { savesData } from "../platform/saves-data.ts";
import { whenIdle } from "../platform/when-idle.ts";

/** Signs that somebody is about to do something. A screen reader may give the last three alone. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "click",
  "input",
] as const;

/** Somebody who reads without touching anything is served after this time, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Calls `start` once: at the first sign of somebody, or after a while. `fetchQuietly` is called before, when the page
 * is loaded and the browser idle, unless the visitor saves data.
 */
export function startOnIntent(start: () => void, fetchQuietly: () => void): void {
  const signs = new AbortController();
  const begin = () => {
    signs.abort();
    clearTimeout(patience);
    start();
  };
  const patience = setTimeout(begin, PATIENCE_MS);
  const notice = (event: Event) => {
    if (!isOfRestingPointer(event)) begin();
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { signal: signs.signal, passive: true });
  if (savesData()) return;
  if (document.readyState === "complete") whenIdle(fetchQuietly);
  else addEventListener("load", () => whenIdle(fetchQuietly), { once: true });
}

/** A page that is drawn below a pointer at rest hears of it as if it had moved. */
function isOfRestingPointer(event: Event): boolean {
  return (
    event.type === "pointermove" &&
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}
