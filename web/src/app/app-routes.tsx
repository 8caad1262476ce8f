import { useMemo } from "react";
import { Navigate, useLocation, useParams, useRoutes } from "react-router-dom";
import { useOnceHydrated } from "../platform/hydration.ts";
import { useQueryClient } from "../platform/query/query-client.ts";
import { useCurrentUid } from "../platform/query/use-current-uid.ts";
import { AccessGate } from "./access-gate.tsx";
import { CheckGate } from "./check-gate.tsx";
import { ROUTES, resolveRoute } from "./routes.ts";
import { Screen } from "./screen.tsx";
import { startPage } from "./start-page.ts";

const ROUTE_OBJECTS = ROUTES.map((route) => ({ path: route.path, element: <RouteElement route={route} /> }));

/** The page of the current path. */
export function AppRoutes() {
  return useRoutes(ROUTE_OBJECTS);
}

function RouteElement({ route }: { readonly route: (typeof ROUTES)[number] }) {
  const params = useParams();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  // Pre-rendering reads nothing.
  const isHydrated = useOnceHydrated(() => true, false);
  // Rendered again for another user.
  useCurrentUid();
  const match = useMemo(() => resolveRoute(route, params), [route, params]);
  if ("redirect" in match) return <Navigate to={{ pathname: match.redirect, search }} replace />;
  if (isHydrated) void startPage({ ...match, pathname, search, queryClient });
  return (
    <AccessGate access={match.page.access} beforeConsent={match.page.beforeConsent}>
      <CheckGate page={match.page} params={match.params}>
        <Screen page={match.page} params={match.params} />
      </CheckGate>
    </AccessGate>
  );
}
