import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { contentQuery, programmeQuery } from "../../platform/data/catalogue.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/catalog/list",
    name: "catalog",
    page: "catalog-page",
    access: "auth-known",
    namespaces: ["catalog"],
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(contentQuery("orders/journeys"));
      void queryClient.prefetchQuery(programmeQuery(TRIAL_PROGRAM_ID));
    },
  },
];
