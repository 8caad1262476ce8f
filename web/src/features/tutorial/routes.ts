import { parseTutorialStage, TUTORIAL_STAGES } from "@mindle/domain/assessment/stages";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  { path: "/tutorial", redirect: "/tutorial/1" },
  {
    path: "/tutorial/done",
    name: "tutorialDone",
    page: "tutorial-done-page",
    access: "public",
    namespaces: ["tutorial"],
    prerender: "page",
    exitPopup: true,
  },
  {
    path: "/tutorial/:stage",
    name: "tutorial",
    page: "tutorial-page",
    access: "public",
    namespaces: ["tutorial"],
    event: ({ stage }) => ["tutorial_stage", { tutorial_stage: parseTutorialStage(stage) }],
    prerender: Object.fromEntries(TUTORIAL_STAGES.map((stage) => [`/tutorial/${stage}`, "page"])),
  },
];
