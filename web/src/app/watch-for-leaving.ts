import { EXIT_INACTIVITY_MS, timeToInactivity } from "@mindle/domain/tracking/exit";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { lastTrackedAt } from "../platform/tracking/track.ts";

/** Signs that somebody is there, beside what is tracked: whoever reads or answers is not leaving. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "visibilitychange"] as const;

/**
 * Calls `seem` each time somebody seems to leave: the mouse leaves the page, or nothing happened for a minute.
 * Returns what ends the watch.
 */
export function watchForLeaving(seem: (reason: ExitReason) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let seenAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;

  const wait = (pause: number) => {
    timer = setTimeout(() => {
      const left = timeToInactivity(Math.max(seenAt, lastTrackedAt()), Date.now());
      if (left === 0) seem("inactivity");
      wait(left === 0 ? EXIT_INACTIVITY_MS : left);
    }, pause);
  };

  for (const sign of SIGNS) {
    document.addEventListener(sign, () => (seenAt = Date.now()), { signal, passive: true });
  }
  document.documentElement.addEventListener("mouseleave", () => seem("mouse-leave"), { signal });
  wait(EXIT_INACTIVITY_MS);
  return () => {
    watch.abort();
    clearTimeout(timer);
  };
}
