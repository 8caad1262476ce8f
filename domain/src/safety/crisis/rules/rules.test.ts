import { describe, expect, test } from "vitest";
import { normalForms } from "../normal-text.ts";
import { englishPatterns, koreanPatterns } from "../pattern.ts";
import { ENGLISH_REACH, KOREAN_REACH, ruleSet } from "../rule-set.ts";
import { EXAMPLES_EN } from "./examples-en.testdata.ts";
import { EXAMPLES_EN_EVERYDAY, EXAMPLES_KO_EVERYDAY } from "./examples-everyday.testdata.ts";
import { EXAMPLES_KO_MEANS } from "./examples-ko-means.testdata.ts";
import { EXAMPLES_KO_OTHERS } from "./examples-ko-others.testdata.ts";
import { EXAMPLES_KO_WISHES } from "./examples-ko-wishes.testdata.ts";
import { ENGLISH_RULES, KOREAN_RULES } from "./rules.ts";

describe.each([
  {
    language: "Korean",
    rules: KOREAN_RULES,
    examples: { ...EXAMPLES_KO_WISHES, ...EXAMPLES_KO_MEANS, ...EXAMPLES_KO_OTHERS, ...EXAMPLES_KO_EVERYDAY },
    patternsOf: koreanPatterns,
    reach: KOREAN_REACH,
  },
  {
    language: "English",
    rules: ENGLISH_RULES,
    examples: { ...EXAMPLES_EN, ...EXAMPLES_EN_EVERYDAY },
    patternsOf: englishPatterns,
    reach: ENGLISH_REACH,
  },
])("rules of $language", ({ rules, examples, patternsOf, reach }) => {
  const { find: findAny } = ruleSet(rules, patternsOf, reach);

  test("each has a name of its own, and its examples", () => {
    expect(Object.keys(examples).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  test.each(rules)("$id: finds its sentences, and none finds its near misses", (rule) => {
    const { yes, no } = examples[rule.id] ?? { yes: [], no: [] };
    expect(yes.length).toBeGreaterThanOrEqual(3);
    expect(no.length).toBeGreaterThanOrEqual(2);
    const { find } = ruleSet([rule], patternsOf, reach);
    for (const text of yes) expect.soft(normalForms(text).map(find).find(Boolean), text).toBe(rule);
    for (const text of no)
      expect.soft(normalForms(text).map(findAny).find(Boolean)?.id, text).toBeUndefined();
  });
});
