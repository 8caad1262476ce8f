import { documentScenarios } from "./document-scenarios.ts";
import { listenScenarios } from "./listen-scenarios.ts";
import { networkScenarios } from "./network-scenarios.ts";
import { queryScenarios } from "./query-scenarios.ts";
import { resumeScenarios } from "./resume-scenarios.ts";
import type { Scenario } from "./scenario.ts";

/** All scenarios of web SDK clients. */
export const scenarios: readonly Scenario[] = [
  ...documentScenarios,
  ...queryScenarios,
  ...listenScenarios,
  ...networkScenarios,
  ...resumeScenarios,
];
