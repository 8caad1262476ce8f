import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/developer",
    name: "developer",
    page: "developer-page",
    access: "public",
    namespaces: ["developer"],
  },
];
