import { SHARE_KEY } from "../../platform/account/result-path.ts";
import { assessmentResponseQuery } from "../../platform/data/assessment.ts";
import type { FeatureRoute } from "../../shell/route.ts";
import { wasShownBeforeClearing } from "./shown-results.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/schema/result",
    name: "result",
    page: "result-page",
    access: "public",
    namespaces: ["assessment-result"],
    // Of all children (`cataloguePackageOf`), by name: the list of routes is part of every page.
    content: () => [
      "claims",
      "packages/riggy-complete",
      "packages/pleaser-complete",
      "packages/jumpy-complete",
      "packages/shelly-complete",
      "packages/flippy-starter",
    ],
    prefetch: ({ search, uid, queryClient }) => {
      const query = new URLSearchParams(search);
      const responseId = query.get("responseId") ?? "";
      if (responseId === "" || wasShownBeforeClearing()) return;
      const shareKey = query.get(SHARE_KEY) ?? undefined;
      void queryClient.prefetchQuery(assessmentResponseQuery({ responseId, shareKey }, uid));
    },
    event: () => ["schema_result", {}],
    prerender: "outline",
  },
];
