import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { enterKeyAction } from "../../../ui/controls/enter-key.ts";

/** Handles Enter in a field of one line, which never breaks the line. An Enter that ends a composition of Hangul does no more. */
export function handleEnter(event: KeyboardEvent<HTMLElement>, onEnter: (() => void) | undefined): void {
  const action = enterKeyAction(event.nativeEvent, true);
  if (action === "ignore") return;
  event.preventDefault();
  if (action === "submit") onEnter?.();
}

interface Wanted {
  readonly selector: string;
  /** What had the focus when it was asked for. */
  readonly from: Element | null;
}

/** Moves the focus to an element that a coming change draws, unless the person went elsewhere meanwhile. */
export function useFocusNext(container: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<Wanted | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { selector, from } = wanted.current;
    const focused = document.activeElement;
    const wentElsewhere = focused !== from && focused !== document.body && focused !== null;
    const found = container.current?.querySelector<HTMLElement>(selector) ?? undefined;
    if (found !== undefined && !wentElsewhere) found.focus();
    if (found !== undefined || wentElsewhere) wanted.current = undefined;
  });
  return (selector) => {
    wanted.current = { selector, from: document.activeElement };
  };
}

/** Selector of an element with this attribute; ids come from stored answers and may be any text. */
export function withAttribute(name: string, value: string): string {
  return `[${name}="${CSS.escape(value)}"]`;
}
