import { useEffect } from "react";

/** Longer than two presses of a double one are apart. */
const DOUBLE_PRESS_MS = 500;

/** Once something above the page has closed, the second press of a double one lands on what was below it: it does nothing. */
export function useIgnoreDoubleClick(open: boolean): void {
  useEffect(() => (open ? ignoreSecondClick : undefined), [open]);
}

function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), DOUBLE_PRESS_MS);
}
