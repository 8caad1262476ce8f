import type { FeatureBuild } from "../../shell/feature-build.ts";

export const build: FeatureBuild = {
  "home-page": { reads: ["platform/programme-meta/programme-reader.tsx"] },
};
