import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "help-page": { offline: [], kept: true },
};
