import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/home",
    name: "home",
    page: "home-page",
    access: "auth-known",
    namespaces: ["home"],
    navigation: "home",
  },
];
