import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls back once the finite animations inside an element have ended; at once without any, as under reduced motion. Until then
 * a tap or a key ends them.
 */
export function useReveal(onRevealed: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onRevealed);
  useEffect(() => {
    const animations = (ref.current?.getAnimations({ subtree: true }) ?? []).filter(ends);
    const left = new AbortController();
    const skip = () => {
      for (const animation of document.getAnimations().filter(ends)) animation.finish();
    };
    const options = { signal: left.signal };
    if (animations.length > 0) {
      addEventListener("pointerdown", skip, options);
      addEventListener("keydown", skip, options);
    }
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (left.signal.aborted) return;
      left.abort();
      finish();
    });
    return () => left.abort();
  }, []);
  return ref;
}

/** Figures sway for ever, which nothing waits for. */
function ends({ effect }: Animation): boolean {
  return Number.isFinite(effect?.getComputedTiming().endTime);
}
