import type { FeatureRoute } from "../../shell/route.ts";
import { prefetchHome } from "./prefetch-home.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/home",
    name: "home",
    page: "home-page",
    access: "auth-known",
    namespaces: ["home"],
    prefetch: prefetchHome,
  },
];
