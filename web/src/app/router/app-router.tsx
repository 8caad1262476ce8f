import { type ReactNode, useLayoutEffect, useState, useTransition } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { PageComing } from "../../shell/states/page-loading.tsx";

interface AppRouterProps {
  /** Whether the page at a path can be rendered without waiting. */
  readonly isLoaded: (pathname: string) => boolean;
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, which renders every navigation in a transition: the present page stays until the next one is
 * loaded, but React then renders in slices between which the browser draws. Here a page that is loaded is rendered at once; the
 * present page says when another one is on its way.
 */
export function AppRouter({ isLoaded, children }: AppRouterProps) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const [isComing, startTransition] = useTransition();
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
      {isComing && <PageComing />}
    </Router>
  );
}
