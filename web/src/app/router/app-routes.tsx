import { PRODUCT } from "@mindle/domain/product";
import { type ComponentProps, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigationType, useParams, useRoutes } from "react-router-dom";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { trackPage } from "../../platform/tracking/track.ts";
import type { RouteParams } from "../../shell/route.ts";
import { focusHeading } from "../../ui/layout/page.tsx";
import { useLazyComponent } from "../lazy-component.ts";
import { AUTH_GATE } from "../lazy-page.ts";
import { type AppPage, NOT_FOUND, nextPage, ROUTES, resolveRoute, trackedPattern } from "../routes.ts";
import { startPage } from "../start-page.ts";

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
function Gate(props: ComponentProps<typeof AUTH_GATE.Component>) {
  const AuthGate = useLazyComponent(AUTH_GATE);
  return <AuthGate {...props} />;
}

/** Path of the screen shown last; undefined before the first one, which leaves the focus where it is. */
let shownPath: string | undefined;

interface ScreenProps {
  readonly page: AppPage;
  readonly params: RouteParams;
}

/** A page with its title. A new screen starts at its top with the focus on its heading. */
function Screen({ page, params }: ScreenProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const Component = useLazyComponent(page.source);
  const title = t(`titles.${page.name}`);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);

  useEffect(() => {
    const previousPath = shownPath;
    shownPath = pathname;
    if (previousPath === pathname) return;
    if (page.untracked !== true) trackPage(trackedPattern(page), page.event?.(params));
    if (previousPath === undefined) return;
    if (navigation !== "POP") scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [page, params, pathname, navigation]);

  return <Component />;
}
