import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  { path: "*", name: "notFound", page: "not-found-page", access: "public", namespaces: [] },
];
