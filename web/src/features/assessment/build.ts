import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "wizard-page": {
    offline: [
      "features/assessment/stages/stress-stage.tsx",
      "features/assessment/stages/preparing-stage.tsx",
    ],
  },
};
