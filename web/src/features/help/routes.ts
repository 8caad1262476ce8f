import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/help",
    name: "help",
    page: "help-page",
    access: "public",
    namespaces: ["help"],
    event: () => ["help_open", {}],
    prerender: "page",
  },
];
