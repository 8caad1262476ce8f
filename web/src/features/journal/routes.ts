import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/program/journal",
    name: "journal",
    page: "journal-page",
    access: "signed-in",
    namespaces: ["journal"],
    leadsTo: "tried",
    event: () => ["journal_open", {}],
  },
  {
    path: "/program/journal/tried",
    name: "tried",
    page: "tried-page",
    access: "signed-in",
    namespaces: ["journal"],
    leadsTo: "paper",
  },
  {
    path: "/program/journal/paper",
    name: "paper",
    page: "paper-page",
    access: "signed-in",
    namespaces: ["journal"],
  },
];
