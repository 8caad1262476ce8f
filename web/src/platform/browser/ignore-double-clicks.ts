/**
 * Ignores the second click of a double click if the first one opened another page: it was meant for the page before.
 * Links at the same position on successive pages have `data-allow-double-click`.
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
