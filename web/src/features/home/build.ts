import { getUserProgram } from "@mindle/domain/api/user-program";
import type { FeatureBuild } from "../../shell/route.ts";

export const build: FeatureBuild = { "home-page": { calls: [{ path: getUserProgram.path, body: {} }] } };
