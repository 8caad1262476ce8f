import { queryOptions } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { authState, currentUid, subscribeToAuthState } from "../auth/auth-state.ts";
import { loadModule } from "../browser/load-module.ts";
import { type QueryClient, useQueryClient } from "./query-client.ts";

interface PrefetchContext {
  readonly uid: string | undefined;
  readonly queryClient: QueryClient;
}

/** The key of everything personal starts like this. */
export function userKey(uid: string) {
  return ["user", uid] as const;
}

/** What a call for a user takes. */
interface UserCall {
  readonly uid: string;
  readonly signal: AbortSignal;
}

/** Data of a user, which the device keeps. */
export function userQuery<Data>(uid: string, name: string, read: (call: UserCall) => Promise<Data>) {
  return queryOptions({
    queryKey: [...userKey(uid), name],
    queryFn: ({ signal }) => read({ uid, signal }),
    meta: { persist: true },
  });
}

/** The signed-in user: account, open programmes, finished steps. */
export function userInfoQuery(uid: string) {
  return userQuery(uid, "info", async (call) => (await loadReads()).readUserInfo(call));
}

/** Every programme the user was ever granted or began. */
export function userProgramQuery(uid: string) {
  return userQuery(uid, "programs", async (call) => (await loadReads()).readUserProgram(call));
}

/** The user's newest response, null when there is none. */
export function latestAssessmentQuery(uid: string) {
  return userQuery(uid, "latestAssessment", async (call) => (await loadReads()).readLatestAssessment(call));
}

/** Loads the functions that read from the API, with the first query. */
function loadReads() {
  return loadModule(() => import("./reads.ts"));
}

/** Whether anything of a user is in the cache, so that a page can be shown before Auth has answered. */
export function hasUserData(queryClient: QueryClient, uid: string): boolean {
  return queryClient.getQueriesData({ queryKey: userKey(uid) }).some(([, data]) => data !== undefined);
}

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
  const isUnreachable = auth.status === "waiting" && auth.failure !== undefined && auth.token === undefined;
  return uid !== undefined && isUnreachable && !hasUserData(queryClient, uid) ? undefined : uid;
}

/** `prefetch` of a page that shows the account of its user; it does nothing for a visitor. */
export function prefetchUser({ uid, queryClient }: PrefetchContext): void {
  if (uid !== undefined) void queryClient.prefetchQuery(userInfoQuery(uid));
}
