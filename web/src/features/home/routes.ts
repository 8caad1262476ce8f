import { TRIAL_PROGRAM_ID } from "@mindle/domain/assessment/start";
import { programmeQuery } from "../../platform/query/content.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/home",
    name: "home",
    page: "home-page",
    access: "auth-known",
    namespaces: ["home"],
    prefetch: ({ uid, queryClient }) => {
      // What reads programmes is large, and nearly everyone with a programme has this one.
      if (uid !== undefined) void queryClient.prefetchQuery(programmeQuery(TRIAL_PROGRAM_ID));
    },
    navigation: "home",
  },
];
