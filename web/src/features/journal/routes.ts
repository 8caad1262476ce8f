import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/journal",
    name: "journal",
    page: "journal-page",
    access: "signed-in",
    namespaces: ["journal"],
    event: () => ["journal_open", {}],
  },
];
