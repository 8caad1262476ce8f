/**
 * From now on, the second press of a double one does nothing where the first one opened another page: it was meant for what
 * stood there before. Links that lead on from page to page in one place have `data-quick-presses`.
 */
export function ignoreSecondPress(): void {
  let firstPath = location.pathname;
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1) {
      firstPath = location.pathname;
    } else if (location.pathname !== firstPath && !isForQuickPresses(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener("click", onClick, { capture: true });
}

function isForQuickPresses({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("[data-quick-presses]") !== null;
}
