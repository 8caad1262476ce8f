import { currentUid } from "../platform/auth/auth-state.ts";
import type { QueryClient } from "../platform/data/query-client.ts";
import { startSignedIn } from "../platform/data/start-signed-in.ts";
import type { RouteParams } from "../shell/route.ts";
import type { AppPage } from "./routes.ts";

/** What a page is started for. */
export interface PageStart {
  readonly page: Pick<AppPage, "access" | "prefetch" | "source">;
  readonly params: RouteParams;
  readonly pathname: string;
  readonly search: string;
  readonly queryClient: QueryClient;
}

let started: string | undefined;

/**
 * Begins to load a page and to read what it shows; once for each navigation and user, so that it may be called while
 * rendering: an effect would wait for the page's modules. Resolves when the persisted cache is restored, where the page
 * needs it.
 */
export async function startPage({ page, params, pathname, search, queryClient }: PageStart): Promise<void> {
  const key = `${currentUid()} ${pathname}${search}`;
  if (started === key) return;
  started = key;
  // A page that cannot be loaded is reported when it renders.
  page.source.load().catch(() => undefined);
  const prefetch = (uid: string | undefined) => page.prefetch?.({ params, search, uid, queryClient });
  if (page.access === "public") prefetch(currentUid());
  else await startSignedIn(queryClient, prefetch);
}
