import { loadModule } from "../browser/load-module.ts";
import { ALWAYS_STALE } from "../data/query-client.ts";
import { userQuery } from "../data/user.ts";

/** The pages that the user has answered. Read again whenever the journal is opened: a step may have been finished since. */
export function journalQuery(uid: string) {
  const query = userQuery(uid, "journal", async (call) => (await loadReads()).readJournal(call));
  return { ...query, staleTime: ALWAYS_STALE };
}

/** The pages that the user has saved last, the newest first. */
export function newestPagesQuery(uid: string) {
  return userQuery(uid, "newestPages", async (call) => (await loadReads()).readNewestPages(call));
}

/** All assessment responses of the user, newest first. */
export function responsesQuery(uid: string) {
  return userQuery(uid, "responses", async (call) => (await loadReads()).readResponses(call));
}

function loadReads() {
  return loadModule(() => import("./load-journal.ts"));
}
