import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "catalog-page": {
    reads: ["platform/data/content/read-content.ts", "platform/data/content/programme-reader.tsx"],
  },
};
