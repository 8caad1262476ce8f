import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Scrolling has ended when it was still for this long. */
const SCROLL_DEBOUNCE_MS = 50;

/** A row of panels that is gone through by scrolling, keys or buttons. */
export type StripState = ReturnType<typeof useStrip>;

/** State of a strip with so many panels. */
export function useStrip(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState(0);

  useEffect(() => () => clearTimeout(scrolled.current), []);

  const goTo = (panel: number) => {
    const strip = ref.current;
    if (strip === null) return;
    clearTimeout(scrolled.current);
    const next = Math.min(Math.max(panel, 0), count - 1);
    setAt(next);
    strip.scrollTo({ left: next * pitchOf(strip) });
  };

  return {
    ref,
    /** The panel in front, from 0. */
    at,
    /** Scrolls to a panel; beyond the ends, to the panel there. */
    goTo,
    onScroll: () => {
      clearTimeout(scrolled.current);
      scrolled.current = setTimeout(() => {
        const strip = ref.current;
        if (strip !== null) setAt(Math.round(strip.scrollLeft / pitchOf(strip)));
      }, SCROLL_DEBOUNCE_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const panel = panelFor(event.key, at, count);
      if (panel === undefined || event.target !== event.currentTarget) return;
      event.preventDefault();
      goTo(panel);
    },
  };
}

/** Distance from one panel to the next. */
function pitchOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

function panelFor(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
