import { currentUid } from "../auth/auth-state.ts";
import { beginAuth } from "../auth/session.ts";
import { persistCache } from "./persist-cache.ts";
import type { QueryClient } from "./query-client.ts";

/**
 * Starts a page of the signed-in part, in parallel with the download of its modules: asks Auth, restores the persisted
 * cache and then prefetches for the current user, undefined for a visitor. Resolves when the cache is restored, so that the
 * first render shows what it holds, also before Auth has answered; the prefetched calls wait for the token. Never rejects.
 */
export async function startSignedIn(
  queryClient: QueryClient,
  prefetch: (uid: string | undefined) => void,
): Promise<void> {
  const auth = beginAuth().catch((error: unknown) => console.warn("Auth did not answer", error));
  await persistCache(queryClient);
  const uid = currentUid();
  if (uid === undefined) void auth.then(() => prefetch(currentUid()));
  else prefetch(uid);
}
