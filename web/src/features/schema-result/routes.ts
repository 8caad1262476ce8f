import { assessmentResponseQuery } from "../../platform/query/assessment.ts";
import { wasShownBeforeClearing } from "../../platform/shown-entry.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/schema/result",
    name: "result",
    page: "result-page",
    access: "public",
    namespaces: ["schema-result"],
    content: () => ["claims", "packages/riggy-complete"],
    prefetch: ({ search, queryClient }) => {
      const responseId = new URLSearchParams(search).get("responseId") ?? "";
      if (responseId !== "" && !wasShownBeforeClearing())
        void queryClient.prefetchQuery(assessmentResponseQuery(responseId));
    },
    event: () => ["schema_result", {}],
    prerender: "frame",
  },
];
