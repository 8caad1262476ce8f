import { useEffect, useEffectEvent } from "react";

declare global {
  /** TypeScript's library does not have it yet: https://html.spec.whatwg.org/multipage/interaction.html#close-requests */
  class CloseWatcher extends EventTarget {
    requestClose(): void;
    destroy(): void;
  }
}

/**
 * While `open`, Android's way back closes what is open instead of leaving the page. The bottom sheet's library does this itself,
 * and on Android alone too: elsewhere Escape would be a close request as well, also for the next overlay below.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !("CloseWatcher" in window) || !/Android/i.test(navigator.userAgent)) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener("close", () => {
        close();
        // Each serves once, and what is busy stays open.
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}

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
