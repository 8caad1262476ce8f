import { EXIT_INACTIVITY_MS, timeToInactivity } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { lastTrackedAt } from "../../platform/tracking/track.ts";

/** Events that count as activity, besides tracked ones; also those of elements inside the page, such as a list that scrolls. */
const ACTIVITY = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "visibilitychange",
] as const;

/**
 * Calls `onExitIntent` whenever a visitor may be about to leave: the mouse leaves the window, or a minute passes without activity.
 * Returns a function that ends the watch.
 */
export function detectExitIntent(onExitIntent: (reason: ExitReason) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let activeAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;

  const wait = (pause: number) => {
    timer = setTimeout(() => {
      const left = timeToInactivity(Math.max(activeAt, lastTrackedAt()), Date.now());
      if (left === 0) onExitIntent("inactivity");
      wait(left === 0 ? EXIT_INACTIVITY_MS : left);
    }, pause);
  };

  for (const sign of ACTIVITY) {
    document.addEventListener(sign, () => (activeAt = Date.now()), { signal, passive: true, capture: true });
  }
  document.documentElement.addEventListener(
    "mouseleave",
    (event) => {
      if (hasLeft(event)) onExitIntent("mouse-leave");
    },
    { signal },
  );
  wait(EXIT_INACTIVITY_MS);
  return () => {
    watch.abort();
    clearTimeout(timer);
  };
}

/**
 * Whether the pointer is outside the window. It is inside where a browser ends a pointer capture, opens a list of options or
 * shows a menu of its own, which all take the pointer from the root element.
 */
function hasLeft({ clientX, clientY, buttons }: MouseEvent): boolean {
  const isInside = clientX > 0 && clientX < innerWidth - 1 && clientY > 0 && clientY < innerHeight - 1;
  return !isInside && buttons === 0;
}
