import { journalQuery, responsesQuery } from "../../platform/query/journal.ts";
import { userProgramQuery } from "../../platform/query/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/journal",
    name: "journal",
    page: "journal-page",
    access: "signed-in",
    namespaces: ["journal"],
    event: () => ["journal_open", {}],
    prefetch: ({ uid, queryClient }) => {
      if (uid === undefined) return;
      void queryClient.prefetchQuery(userProgramQuery(uid));
      void queryClient.prefetchQuery(journalQuery(uid));
      void queryClient.prefetchQuery(responsesQuery(uid));
    },
  },
];
