import type { FeatureBuild } from "../../shell/feature-build.ts";

export const build: FeatureBuild = {
  "home-page": { reads: ["platform/data/content/programme-reader.tsx"] },
};
