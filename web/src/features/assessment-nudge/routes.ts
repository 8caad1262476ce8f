import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/schema/nudge",
    name: "nudge",
    page: "nudge-page",
    access: "public",
    namespaces: ["assessment-nudge"],
    prerender: "page",
    exitPopup: true,
  },
];
