import { useLayoutEffect, useRef } from "react";

/**
 * For a widget that shows one part after another: `heading`, the ref of the present part's heading, and `move`, which moves the focus
 * to it after the next render. The element `above` the heading is scrolled into view, too.
 */
export function useHeadingFocus(above: () => Element | null | undefined) {
  const heading = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    heading.current?.focus();
    above()?.scrollIntoView({ block: "nearest" });
  });
  const move = () => {
    hasMoved.current = true;
  };
  return { heading, move };
}
