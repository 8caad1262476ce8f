import { useLayoutEffect, useRef } from "react";

/**
 * The heading of what a widget shows now, which takes the focus once a press has led there, and `move`, to be called by that press.
 * What stands `above` the heading comes into view, too.
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
