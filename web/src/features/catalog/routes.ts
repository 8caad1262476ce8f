import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/catalog/list",
    name: "catalog",
    page: "catalog-page",
    access: "auth-known",
    namespaces: ["catalog"],
    navigation: { position: 2, icon: "journeys" },
  },
];
