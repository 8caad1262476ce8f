import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "catalog-page": {
    reads: ["platform/data/catalogue/read-content.ts", "platform/data/catalogue/programme-reader.tsx"],
  },
};
