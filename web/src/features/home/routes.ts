import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/home",
    name: "home",
    page: "home-page",
    access: "auth-known",
    // The page itself begins to read: it is drawn as soon as Auth has answered, and nothing can be read before.
    namespaces: ["home"],
    navigation: "home",
  },
];
