import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Calls back once the animations of an element have ended; at once without any, as under reduced motion. */
export function useReveal(onRevealed: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onRevealed);
  useEffect(() => {
    const animations = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => finish());
  }, []);
  return ref;
}
