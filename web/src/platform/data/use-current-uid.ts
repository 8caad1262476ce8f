import { useSyncExternalStore } from "react";
import { authState, currentUid, subscribeToAuthState } from "../auth/auth-state.ts";
import { type QueryClient, useQueryClient } from "./query-client.ts";
import { hasUserData } from "./user.ts";

/**
 * The uid of the user whose data a page shows; before Auth has answered, that of the last known one. Undefined where
 * Auth could not be reached and the cache has no data of that user: without a token none can be fetched.
 */
export function useCurrentUid(): string | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    subscribeToAuthState,
    () => shownUid(queryClient),
    () => undefined,
  );
}

function shownUid(queryClient: QueryClient): string | undefined {
  const auth = authState();
  const uid = currentUid();
  const isUnreachable = auth.status === "waiting" && auth.failure !== undefined;
  return uid !== undefined && isUnreachable && !hasUserData(queryClient, uid) ? undefined : uid;
}
