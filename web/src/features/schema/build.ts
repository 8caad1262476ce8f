import type { FeatureBuild } from "../../shell/feature-build.ts";

export const build: FeatureBuild = {
  "wizard-page": {
    offline: ["features/schema/stages/stress-stage.tsx", "features/schema/stages/preparing-stage.tsx"],
  },
};
