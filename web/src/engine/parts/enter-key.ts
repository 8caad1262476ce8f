import type { KeyboardEvent } from "react";

/** Handles Enter in a field of one line, which never breaks the line. */
export function handleEnter(event: KeyboardEvent<HTMLElement>, onEnter: (() => void) | undefined): void {
  // Enter ends the composition of Hangul first.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onEnter?.();
}
