import type { FeatureBuild } from "../../shell/feature-build.ts";

export const build: FeatureBuild = {
  "help-page": { offline: [] },
};
