import { type RefObject, useCallback, useRef } from "react";

const FRAMES: Keyframe[] = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Shakes an element briefly, to show that an action was refused; not under reduced motion. */
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
