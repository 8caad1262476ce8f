import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/space",
    name: "space",
    page: "space-page",
    access: "public",
    namespaces: ["space"],
    prerender: "page",
  },
];
