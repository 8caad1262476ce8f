import { useEffect, useEffectEvent } from "react";

/**
 * Navigates by arrow keys and swipes. `drag` gets how far a finger is to the side of where it began, in CSS pixels, and undefined
 * once it is lifted.
 */
export function useGestures(
  go: (direction: "next" | "back") => void,
  drag: (across: number | undefined) => void,
): void {
  const follow = useEffectEvent(go);
  const dragTo = useEffectEvent(drag);

  useEffect(() => {
    const gestures = new AbortController();
    const options = { signal: gestures.signal, passive: true };
    let start: { readonly x: number; readonly y: number } | undefined;

    const begin = ({ touches }: TouchEvent) => {
      const [finger, another] = touches;
      start = finger === undefined || another !== undefined ? undefined : pointOf(finger);
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (finger !== undefined && start !== undefined) dragTo(finger.clientX - start.x);
    };
    const cancel = () => {
      start = undefined;
      dragTo(undefined);
    };
    const end = ({ changedTouches }: TouchEvent) => {
      dragTo(undefined);
      const [finger] = changedTouches;
      if (finger === undefined || start === undefined) return;
      const meaning = swipeMeans(start, pointOf(finger));
      if (meaning !== "nothing") follow(meaning);
    };
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowRight") follow("next");
      if (event.key === "ArrowLeft") follow("back");
    };

    document.addEventListener("touchstart", begin, options);
    document.addEventListener("touchmove", move, options);
    document.addEventListener("touchend", end, options);
    document.addEventListener("touchcancel", cancel, options);
    document.addEventListener("keydown", press, options);
    return () => gestures.abort();
  }, []);
}

function pointOf(touch: Touch): { readonly x: number; readonly y: number } {
  return { x: touch.clientX, y: touch.clientY };
}

/** A touch, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum length of a swipe, in CSS pixels. */
const MIN_SWIPE = 48;

/** The direction of a touch: a swipe to the left is "next", one to the right "previous". */
export function swipeMeans(from: Point, to: Point): "next" | "back" | "nothing" {
  const across = to.x - from.x;
  const isSideways = Math.abs(across) >= MIN_SWIPE && Math.abs(across) > 2 * Math.abs(to.y - from.y);
  if (!isSideways) return "nothing";
  return across < 0 ? "next" : "back";
}
