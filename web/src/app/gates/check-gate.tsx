import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type QueryClient, useQueryClient } from "../../platform/data/query-client.ts";
import { useCurrentUid, userKey } from "../../platform/data/user.ts";
import type { GuardResult, PageRoute, RouteParams } from "../../shell/route.ts";
import { PageLoading } from "../../shell/states/page-loading.tsx";

interface CheckGateProps {
  readonly page: Pick<PageRoute, "path" | "check">;
  readonly params: RouteParams;
  /** Shown where the check says so. */
  readonly notFound: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page after its check, if it has one. A failed check throws to the error boundary. */
export function CheckGate({ page: { path, check }, params, notFound, children }: CheckGateProps) {
  const uid = useCurrentUid();
  if (check === undefined || uid === undefined) return children;
  const checked = Object.fromEntries(check.params.map((name) => [name, params[name]]));
  const contextOf = (queryClient: QueryClient) => ({ params: checked, uid, queryClient });
  return (
    <Checked
      checkKey={[...userKey(uid), "check", path, checked]}
      check={(queryClient) => check.decide(contextOf(queryClient))}
      known={(queryClient) => check.known?.(contextOf(queryClient))}
      notFound={notFound}
    >
      {children}
    </Checked>
  );
}

interface CheckedProps {
  readonly checkKey: readonly unknown[];
  readonly check: (queryClient: QueryClient) => Promise<GuardResult>;
  readonly known: (queryClient: QueryClient) => GuardResult | undefined;
  readonly notFound: ReactNode;
  readonly children: ReactNode;
}

function Checked({ checkKey, check, known, notFound, children }: CheckedProps) {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const { data: result } = useQuery({
    queryKey: checkKey,
    queryFn: () => check(queryClient),
    initialData: () => known(queryClient),
    // The check runs on every visit; what it reads comes from the cache.
    gcTime: 0,
    retry: false,
    throwOnError: true,
  });
  if (result === undefined) return <PageLoading />;
  if (result === "show") return children;
  if (result === "not-found") return notFound;
  return <Navigate to={withQuery(result.redirect, search)} replace />;
}

/** A redirect's own query comes before the one that is kept. */
function withQuery(path: string, search: string): string {
  if (search === "") return path;
  return path.includes("?") ? `${path}&${search.slice(1)}` : path + search;
}
