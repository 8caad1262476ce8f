import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";

interface AppRouterProps {
  /** Whether the page at a path can be rendered without waiting. */
  readonly isLoaded: (pathname: string) => boolean;
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, which renders every navigation in a transition: the present page stays until the next one is
 * loaded, but React then renders in slices between which the browser draws. Here a page that is loaded is rendered at once.
 */
export function AppRouter({ isLoaded, children }: AppRouterProps) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isLoaded(next.location.pathname)) show(next);
        else startTransition(() => show(next));
      }),
    [history, isLoaded],
  );
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
