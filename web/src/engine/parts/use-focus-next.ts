import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to an element that the next change draws or changes. */
export function useFocusNext(container: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found = container.current?.querySelector<HTMLElement>(wanted.current);
    if (found === null || found === undefined) return;
    wanted.current = undefined;
    found.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

/** Selector of an element with this attribute; ids come from stored answers and may be any text. */
export function withAttribute(name: string, value: string): string {
  return `[${name}="${CSS.escape(value)}"]`;
}
