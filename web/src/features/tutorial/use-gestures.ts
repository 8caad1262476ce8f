import { useEffect, useEffectEvent } from "react";
import { swipeMeans } from "./swipe.ts";

/** Navigates by arrow keys and swipes. */
export function useGestures(go: (direction: "next" | "back") => void): void {
  const follow = useEffectEvent(go);

  useEffect(() => {
    const gestures = new AbortController();
    const options = { signal: gestures.signal, passive: true };
    let start: { readonly x: number; readonly y: number } | undefined;

    const begin = ({ touches }: TouchEvent) => {
      const [finger, another] = touches;
      start = finger === undefined || another !== undefined ? undefined : pointOf(finger);
    };
    const end = ({ changedTouches }: TouchEvent) => {
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
    document.addEventListener("touchend", end, options);
    document.addEventListener("keydown", press, options);
    return () => gestures.abort();
  }, []);
}

function pointOf(touch: Touch): { readonly x: number; readonly y: number } {
  return { x: touch.clientX, y: touch.clientY };
}
