import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import { ALWAYS_STALE } from "../data/query-client.ts";
import { userKey } from "../data/user.ts";

/** The pages that the user has answered. Read again whenever the journal is opened: a step may have been finished since. */
export function journalQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "journal"],
    queryFn: async ({ signal }) =>
      (await loadModule(() => import("./load-journal.ts"))).readJournal({ uid, signal }),
    staleTime: ALWAYS_STALE,
    meta: { persist: true },
  });
}

/** The pages that the user has saved last, the newest first. */
export function newestPagesQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "newestPages"],
    queryFn: async ({ signal }) =>
      (await loadModule(() => import("./load-journal.ts"))).readNewestPages({ uid, signal }),
    meta: { persist: true },
  });
}

/** All assessment responses of the user, newest first. */
export function responsesQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "responses"],
    queryFn: async ({ signal }) =>
      (await loadModule(() => import("./load-journal.ts"))).readResponses({ uid, signal }),
    meta: { persist: true },
  });
}
