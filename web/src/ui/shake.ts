import { type RefObject, useCallback, useRef } from "react";

const FRAMES: Keyframe[] = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** A short shake of the head for an element that cannot go on yet; nothing moves under reduced motion. */
export function useShake<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly shake: () => void;
} {
  const ref = useRef<T>(null);
  const shake = useCallback(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    ref.current?.animate(FRAMES, { duration: 250, easing: "ease-out" });
  }, []);
  return { ref, shake };
}
