import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import type { QueryClient } from "./query-client.ts";

/** The key of everything personal starts like this. */
export function userKey(uid: string) {
  return ["user", uid] as const;
}

/** The signed-in user: account, open programmes, finished steps. */
export function userInfoQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "info"],
    queryFn: async ({ signal }) => (await loadReads()).readUserInfo({ uid, signal }),
    meta: { persist: true },
  });
}

/** Every programme the user was ever granted or began. */
export function userProgramQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "programs"],
    queryFn: async ({ signal }) => (await loadReads()).readUserProgram({ uid, signal }),
    meta: { persist: true },
  });
}

/** The user's newest response, null when there is none. */
export function latestAssessmentQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "latestAssessment"],
    queryFn: async ({ signal }) => (await loadReads()).readLatestAssessment({ uid, signal }),
    meta: { persist: true },
  });
}

/** Loads the functions that read from the API, with the first query. */
function loadReads() {
  return loadModule(() => import("./reads.ts"));
}

/** Whether anything of a user is in the cache, so that a page can be shown before Auth has answered. */
export function hasUserData(queryClient: QueryClient, uid: string): boolean {
  return queryClient.getQueriesData({ queryKey: userKey(uid) }).some(([, data]) => data !== undefined);
}
