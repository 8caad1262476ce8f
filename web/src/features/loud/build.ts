import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "loud-page": {
    kept: true,
    // The child, the person's own words, and where they are on this device.
    offline: [
      "features/loud/child.tsx",
      "features/loud/read-own-loud.ts",
      "platform/data/indexeddb-persister.ts",
    ],
  },
};
