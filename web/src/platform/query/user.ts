import { queryOptions } from "@tanstack/react-query";
import { loadAndCall } from "../api/load-and-call.ts";
import type { QueryClient } from "./query-client.ts";

/** The key of everything personal starts like this. */
export function userKey(uid: string) {
  return ["user", uid] as const;
}

/** The signed-in user: account, open programmes, finished steps. */
export function userInfoQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "info"],
    queryFn: ({ signal }) =>
      loadAndCall(async () => (await import("@mindle/domain/api/auth")).getUserInfo, {}, { uid, signal }),
    meta: { persist: true },
  });
}

/** Every programme the user was ever granted or began. */
export function userProgramQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "programs"],
    queryFn: ({ signal }) =>
      loadAndCall(
        async () => (await import("@mindle/domain/api/user-program")).getUserProgram,
        {},
        { uid, signal },
      ),
    meta: { persist: true },
  });
}

/** Whether anything of a user is in the cache, so that a page can be shown before Auth has answered. */
export function hasUserData(queryClient: QueryClient, uid: string): boolean {
  return queryClient.getQueriesData({ queryKey: userKey(uid) }).some(([, data]) => data !== undefined);
}
