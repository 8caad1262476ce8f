import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "home-page": { reads: ["platform/data/catalogue/programme-reader.tsx"] },
};
