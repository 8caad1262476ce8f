import { useSyncExternalStore } from "react";
import { authState, currentUid, subscribeToAuthState } from "../auth/auth-state.ts";
import { type QueryClient, useQueryClient } from "./query-client.ts";
import { hasUserData } from "./user.ts";

/**
 * The uid of the user whose data a page shows, who before Auth has answered is the last one. Nobody where Auth could not be
 * asked and the cache holds nothing of that user: without a token nothing can be read either.
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
