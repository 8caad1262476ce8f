import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/loud",
    name: "loud",
    page: "loud-page",
    access: "public",
    namespaces: ["loud"],
    prerender: "page",
    // That the page was opened would tell how the person feels.
    untracked: true,
  },
];
