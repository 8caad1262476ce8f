import { EXAMPLES_KO_MEANS } from "./examples-ko-means.testdata.ts";
import { EXAMPLES_KO_OTHERS } from "./examples-ko-others.testdata.ts";
import { EXAMPLES_KO_WISHES } from "./examples-ko-wishes.testdata.ts";
import type { RuleExamples } from "./rule.ts";

/** For each Korean rule, by its id: sentences that it finds itself, and near misses that no rule finds. */
export const EXAMPLES_KO: Readonly<Record<string, RuleExamples>> = {
  ...EXAMPLES_KO_WISHES,
  ...EXAMPLES_KO_MEANS,
  ...EXAMPLES_KO_OTHERS,
};
