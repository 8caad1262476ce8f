import type { KeyboardEvent } from "react";
import { enterKeyAction } from "../../ui/controls/enter-key.ts";

/** Handles Enter in a field of one line, which never breaks the line. An Enter that ends a composition of Hangul does no more. */
export function handleEnter(event: KeyboardEvent<HTMLElement>, onEnter: (() => void) | undefined): void {
  const action = enterKeyAction(event.nativeEvent, true);
  if (action === "ignore") return;
  event.preventDefault();
  if (action === "submit") onEnter?.();
}
