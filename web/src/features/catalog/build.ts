import type { FeatureBuild } from "../../shell/feature-build.ts";

export const build: FeatureBuild = {
  "catalog-page": {
    reads: ["platform/content/read-content.ts", "platform/programme-meta/programme-reader.tsx"],
  },
};
