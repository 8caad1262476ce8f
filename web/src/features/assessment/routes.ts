import { parseStage, STAGES } from "@mindle/domain/assessment/stages";
import type { FeatureRoute } from "../../shell/route.ts";

/** The last stage sends the answers and is never opened first. */
const PRERENDERED = STAGES.filter((stage) => stage !== "preparing");

export const routes: readonly FeatureRoute[] = [
  { path: "/schema", redirect: "/schema/stress" },
  {
    path: "/schema/:stage",
    name: "assessment",
    page: "wizard-page",
    access: "public",
    guard: ({ stage }) => (parseStage(stage) === undefined ? "not-found" : "show"),
    namespaces: ["assessment", "assessment-questions"],
    content: () => ["claims"],
    event: ({ stage }) => ["schema_stage", { stage: parseStage(stage) }],
    prerender: Object.fromEntries(PRERENDERED.map((stage) => [`/schema/${stage}`, "page"])),
    exitPopup: ({ stage }) => stage !== "preparing",
  },
];
