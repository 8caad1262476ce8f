/**
 * From now on, the second press of a double one does nothing where the first one opened another page: it was meant for what
 * stood there before. Links that lead on from page to page in one place have `data-allow-double-click`.
 */
export function ignoreDoubleClicks(): void {
  let first: string;
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event;
    if (detail < 2) first = location.pathname;
    else if (
      location.pathname !== first &&
      target instanceof Element &&
      !target.closest("[data-allow-double-click]")
    ) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener("click", onClick, true);
}
