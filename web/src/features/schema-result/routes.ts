import { assessmentResponseQuery } from "../../platform/query/assessment.ts";
import { SHARE_KEY } from "../../platform/result-path.ts";
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
    prefetch: ({ search, uid, queryClient }) => {
      const query = new URLSearchParams(search);
      const responseId = query.get("responseId") ?? "";
      if (responseId === "" || wasShownBeforeClearing()) return;
      const shareKey = query.get(SHARE_KEY) ?? undefined;
      void queryClient.prefetchQuery(assessmentResponseQuery({ responseId, shareKey }, uid));
    },
    event: () => ["schema_result", {}],
    prerender: "frame",
  },
];
