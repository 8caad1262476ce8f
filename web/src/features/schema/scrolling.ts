/** Brings an element into view, at once where less motion is wanted. The focus stays where it is. */
export function bringIntoView(element: Element, block: ScrollLogicalPosition): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "auto" : "smooth", block });
}

/** True while the person works by keyboard: what they are on must then stay in view too. */
export function usesKeyboard(): boolean {
  return document.activeElement?.matches(":focus-visible") === true;
}
