import { TRIAL_PROGRAM_ID } from "@mindle/domain/assessment/start";
import { programmeQuery } from "../../platform/query/content.ts";
import { userInfoQuery, userProgramQuery } from "../../platform/query/user.ts";
import type { FeatureRoute } from "../../shell/route.ts";

/** What a visit finds in the cache is shown, and read again when it is older than this, in milliseconds. */
const STALE_MS = 60_000;

export const routes: readonly FeatureRoute[] = [
  {
    path: "/home",
    name: "home",
    page: "home-page",
    access: "auth-known",
    namespaces: ["home"],
    prefetch: ({ uid, queryClient }) => {
      if (uid === undefined) return;
      void queryClient.prefetchQuery({ ...userProgramQuery(uid), staleTime: STALE_MS });
      void queryClient.prefetchQuery(userInfoQuery(uid));
      // Nearly everyone with a programme has this one: it is read along with them.
      void queryClient.prefetchQuery(programmeQuery(TRIAL_PROGRAM_ID));
    },
    navigation: { position: 1, icon: "home" },
  },
];
