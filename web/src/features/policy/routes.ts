import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/policy/privacy",
    name: "privacy",
    page: "privacy-page",
    access: "public",
    namespaces: ["policy-privacy"],
    prerender: "page",
  },
  {
    path: "/policy/usage",
    name: "usage",
    page: "usage-page",
    access: "public",
    namespaces: ["policy-usage"],
    prerender: "page",
  },
];
