import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/schema/result",
    name: "result",
    page: "result-page",
    access: "public",
    namespaces: ["schema-result"],
    content: () => ["claims"],
    event: () => ["schema_result", {}],
    prerender: "eager",
  },
];
