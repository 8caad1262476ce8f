/** No press sends a form that one has not seen yet. */
const CONTROL = "button:not([type=submit]), a[href]";

/** How long after a press the browser's own click comes at the latest, in milliseconds. */
const OWN_CLICK_MS = 50;

/**
 * A page may be replaced while a finger is down, as right after signing in: no browser reports a click then. The press counts for
 * the same control of the next page, such as one of its header, if that is in the same place.
 */
export function keepPresses(): void {
  let pressed: Element | null = null;
  addEventListener("pointerdown", ({ target }) => (pressed = controlOf(target)), true);
  addEventListener("pointercancel", () => (pressed = null), true);
  addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const before = pressed;
      pressed = null;
      if (before === null || before.isConnected) return;
      const now = controlOf(document.elementFromPoint(clientX, clientY));
      if (now instanceof HTMLElement && isSame(before, now)) clickUnlessClicked(now);
    },
    true,
  );
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROL) : null;
}

function isSame(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && one.textContent === other.textContent && one.textContent !== "";
}

/** Touch screens of some browsers report a click all the same. */
function clickUnlessClicked(control: HTMLElement): void {
  const own = new AbortController();
  addEventListener("click", () => own.abort(), { capture: true, signal: own.signal });
  setTimeout(() => {
    if (own.signal.aborted) return;
    own.abort();
    control.click();
  }, OWN_CLICK_MS);
}

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
