import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/landing/app",
    name: "splash",
    page: "splash-page",
    access: "public",
    namespaces: ["splash"],
    prerender: "outline",
  },
];
