import { useCallback, useMemo } from "react";
import { Navigate, useLocation, useParams, useRoutes } from "react-router-dom";
import { useQueryClient } from "../platform/query/query-client.ts";
import { startSignedIn } from "../platform/start-signed-in.ts";
import { AccessGate } from "./access-gate.tsx";
import { CheckGate } from "./check-gate.tsx";
import { ROUTES, resolveRoute } from "./routes.ts";
import { Screen } from "./screen.tsx";

const ROUTE_OBJECTS = ROUTES.map((route) => ({ path: route.path, element: <RouteElement route={route} /> }));

/** The page of the current path. */
export function AppRoutes() {
  return useRoutes(ROUTE_OBJECTS);
}

function RouteElement({ route }: { readonly route: (typeof ROUTES)[number] }) {
  const params = useParams();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const match = useMemo(() => resolveRoute(route, params), [route, params]);
  const start = useCallback(() => {
    const prefetch = (uid: string | undefined) => {
      if ("page" in match) match.page.prefetch?.({ params: match.params, uid, queryClient });
    };
    void startSignedIn(queryClient, prefetch);
  }, [match, queryClient]);
  if ("redirect" in match) return <Navigate to={{ pathname: match.redirect, search }} replace />;
  return (
    <AccessGate access={match.page.access} start={start}>
      <CheckGate page={match.page} params={match.params}>
        <Screen page={match.page} params={match.params} />
      </CheckGate>
    </AccessGate>
  );
}
