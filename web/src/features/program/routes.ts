import { PROGRAMME_ID } from "@mindle/domain/programme/programme-id";
import { programmeQuery } from "../../platform/query/content.ts";
import { userInfoQuery, userProgramQuery } from "../../platform/query/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/schedule/:programId",
    name: "schedule",
    page: "schedule-page",
    access: "auth-known",
    namespaces: ["program-schedule"],
    guard: ({ programId = "" }) => (PROGRAMME_ID.test(programId) ? "show" : "not-found"),
    prefetch: ({ params: { programId = "" }, uid, queryClient }) => {
      void queryClient.prefetchQuery(programmeQuery(programId));
      if (uid === undefined) return;
      void queryClient.prefetchQuery(userInfoQuery(uid));
      void queryClient.prefetchQuery(userProgramQuery(uid));
    },
  },
];
