import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/loud",
    name: "loud",
    page: "loud-page",
    access: "public",
    namespaces: ["loud"],
    prerender: "page",
    // That somebody opens it is nobody's business.
    untracked: true,
  },
];
