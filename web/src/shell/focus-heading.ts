/** Moves the focus to the heading of the page. */
export function focusHeading(): void {
  const shown = [...document.querySelectorAll<HTMLElement>("main h1")].find(isDrawn);
  const heading = shown ?? document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Pages of a step before and after the one that is shown are in the document, too. */
function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
