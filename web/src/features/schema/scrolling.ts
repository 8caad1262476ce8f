/** Scrolls an element into view, without animation under reduced motion. The focus stays. */
export function bringIntoView(element: Element, block: ScrollLogicalPosition): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "auto" : "smooth", block });
}

/** True while the keyboard is used: the focused element must stay in view then. */
export function usesKeyboard(): boolean {
  return document.activeElement?.matches(":focus-visible") === true;
}
