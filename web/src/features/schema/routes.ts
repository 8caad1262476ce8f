import { parseStage, STAGES } from "@mindle/domain/assessment/stages";
import type { FeatureRoute } from "../../shell/route.ts";

/** The last stage sends the answers and is never opened first; the stress slider only works with the app. */
const prerendered = STAGES.filter((stage) => stage !== "preparing").map(
  (stage) => [`/schema/${stage}`, stage === "stress" ? "eager" : "form"] as const,
);

export const routes: readonly FeatureRoute[] = [
  { path: "/schema", redirect: "/schema/stress" },
  {
    path: "/schema/:stage",
    name: "assessment",
    page: "wizard-page",
    access: "public",
    guard: ({ stage }) => (parseStage(stage) === undefined ? "not-found" : "show"),
    namespaces: ["schema", "schema-questions"],
    content: () => ["claims"],
    event: ({ stage }) => ["schema_stage", { stage: parseStage(stage) }],
    prerender: Object.fromEntries(prerendered),
    exitPopup: ({ stage }) => stage !== "preparing",
  },
];
