import { type ComponentProps, useMemo } from "react";
import { Navigate, useLocation, useParams, useRoutes } from "react-router-dom";
import { useOnceHydrated } from "../platform/browser/hydration.ts";
import { useQueryClient } from "../platform/data/query-client.ts";
import { useCurrentUid } from "../platform/data/user.ts";
import { useLazyComponent } from "./lazy-component.ts";
import { SIGNED_IN_GATE } from "./lazy-page.ts";
import { NOT_FOUND, nextPage, ROUTES, resolveRoute } from "./routes.ts";
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
  const { page } = match;
  const screen = <Screen page={page} params={match.params} />;
  if (page.access === "public") return screen;
  return (
    <Gate
      page={page}
      params={match.params}
      next={nextPage(page)}
      notFound={<Screen page={NOT_FOUND} params={{}} />}
    >
      {screen}
    </Gate>
  );
}

/** Stays from one page that is not public to the next. */
function Gate(props: ComponentProps<typeof SIGNED_IN_GATE.Component>) {
  const SignedInGate = useLazyComponent(SIGNED_IN_GATE);
  return <SignedInGate {...props} />;
}
