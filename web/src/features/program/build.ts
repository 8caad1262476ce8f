import { getGcCompack } from "@mindle/domain/api/program";
import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = {
  "viewer-page": {
    reads: [
      "platform/answers/load-step.ts",
      "features/program/programme-access.ts",
      "features/program/viewer/prepare-cached-step.ts",
    ],
    calls: [{ path: getGcCompack.path, body: { programId: ":programId", stepId: ":stepId", full: true } }],
  },
};
