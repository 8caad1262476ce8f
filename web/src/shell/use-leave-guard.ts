import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { wasClearedElsewhere } from "../platform/storage/clear-user-data.ts";

/** State of the question whether to leave a page. */
interface LeaveGuard {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before a page with unsaved input is left: by a link of the app or by going back. Where the page is closed or loaded
 * anew, the browser asks.
 *
 * The router cannot hold back a step in the history. While there is something to lose, the page has a second entry there, so
 * that the first step back stays on it. Where nothing comes before the page, such as in a new tab, a step back leads to
 * `parent`.
 */
export function useLeaveGuard(isGuarded: boolean, parent: string): LeaveGuard {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<{ readonly by: () => void }>();
  const canLeave = useRef(false);
  const hasSecondEntry = useRef(false);

  useEffect(() => {
    if (!isGuarded) {
      if (hasSecondEntry.current) history.back();
      hasSecondEntry.current = false;
      return;
    }
    const watching = new AbortController();
    const options = { capture: true, signal: watching.signal };
    if (!hasSecondEntry.current) history.pushState(history.state, "");
    hasSecondEntry.current = true;

    const onClick = (event: MouseEvent) => {
      const to = appLink(event);
      if (to === undefined || canLeave.current) return;
      event.preventDefault();
      event.stopPropagation();
      // In the place of the second entry.
      setLeaving({ by: () => void navigate(to, { replace: true }) });
    };
    const onPopState = ({ state }: PopStateEvent) => {
      if (canLeave.current) return;
      history.pushState(state, "");
      // Its two entries are the last ones now.
      const isFirst = history.length === 2;
      setLeaving({ by: isFirst ? () => void navigate(parent, { replace: true }) : () => history.go(-2) });
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Nothing may keep the data of a user who has signed out on the screen.
      if (!wasClearedElsewhere()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload, options);
    addEventListener("click", onClick, options);
    addEventListener("popstate", onPopState, options);
    return () => watching.abort();
  }, [isGuarded, navigate, parent]);

  return {
    isAsking: leaving !== undefined,
    leave: useCallback(() => {
      canLeave.current = true;
      setLeaving(undefined);
      leaving?.by();
    }, [leaving]),
    stay: useCallback(() => setLeaving(undefined), []),
  };
}

/** The address within the app that a click leads to, if it leads to another page. */
function appLink(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const isApp = link.origin === location.origin && link.target === "";
  return isApp && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}
