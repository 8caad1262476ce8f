import { matchRoutes } from "react-router-dom";
import type { FeatureRoute, PageRoute, RouteParams } from "../shell/route.ts";
import { type LazyPage, lazyPage } from "./lazy-page.ts";

/** A page's route with the page itself. */
export type AppPage = PageRoute & { readonly source: LazyPage };

type AppRoute = { readonly path: string } & ({ readonly page: AppPage } | { readonly redirect: string });

/** What a path leads to. */
export type RouteMatch =
  | { readonly page: AppPage; readonly params: RouteParams }
  | { readonly redirect: string };

type FeatureRoutes = readonly FeatureRoute[];

/** The condition is known at build time: a production build has no developer panel. */
const FEATURES = {
  ...import.meta.glob<FeatureRoutes>(["../features/*/routes.ts", "!../features/developer/*"], {
    eager: true,
    import: "routes",
  }),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<FeatureRoutes>("../features/developer/routes.ts", { eager: true, import: "routes" })
    : {}),
};

/** All routes of all features. Their order does not matter: the router ranks them. */
export const ROUTES: readonly AppRoute[] = Object.entries(FEATURES).flatMap(([file, routes]) => {
  const feature = file.split("/").at(-2) ?? "";
  return routes.map((route): AppRoute => {
    if ("redirect" in route) return route;
    return { path: route.path, page: { ...route, source: lazyPage(feature, route) } };
  });
});

export const NOT_FOUND: AppPage = notFoundPage();

function notFoundPage(): AppPage {
  for (const route of ROUTES) if (route.path === "*" && "page" in route) return route.page;
  throw new Error('no feature has the route "*"');
}

/** The page that one comes to after a page, where its route names one. */
export function nextPage({ leadsTo }: PageRoute): LazyPage | undefined {
  for (const route of ROUTES) if ("page" in route && route.page.name === leadsTo) return route.page.source;
  return undefined;
}

/** Matches a path with the router's own matcher, then asks the guard of the route. */
export function matchPath(pathname: string): RouteMatch {
  const match = matchRoutes([...ROUTES], pathname)?.at(-1);
  if (match === undefined) return { page: NOT_FOUND, params: {} };
  return resolveRoute(match.route, match.params);
}

/** Whether the page at a path can be rendered without waiting. */
export function isPageLoaded(pathname: string): boolean {
  const match = matchPath(pathname);
  return "page" in match && match.page.source.isLoaded;
}

/** What a matched route leads to. */
export function resolveRoute(route: AppRoute, params: RouteParams): RouteMatch {
  if ("redirect" in route) return route;
  const result = route.page.guard?.(params) ?? "show";
  if (result === "show") return { page: route.page, params };
  return result === "not-found" ? { page: NOT_FOUND, params: {} } : result;
}

/** The route's name in events: its pattern, without the mark of optional parameters. */
export function trackedPattern({ path }: PageRoute): string {
  return path === "*" ? "not-found" : path.replaceAll("?", "");
}
