import { describe, expect, it } from "vitest";
import { firestoreRules, load, request } from "./testing/harness.ts";
import type { CoverageNode } from "./types.ts";

const source = firestoreRules(`// 😀
    function named(x) { return x == 'a'; }
    match /docs/{id} { allow get: if named(id) || resource.data.x == 1; }`);

/** The source text of a node. */
const textOf = ({ sourcePosition: { currentOffset, endOffset } }: CoverageNode) =>
  [...source].slice(currentOffset, endOffset + 1).join("");

describe("coverage", () => {
  it("counts the values of all expressions except literals, nested, with offsets in code points", () => {
    const ruleset = load(source);
    ruleset.decide(request());
    ruleset.decide(request());
    ruleset.decide(request({ path: "docs/b" }));
    const { rules, report } = ruleset.coverage();
    expect(rules.files.map(({ content }) => content)).toEqual([source]);
    expect(report.map(textOf)).toEqual(["x == 'a'", "named(id) || resource.data.x == 1"]);
    const [body, condition] = report;
    expect(body?.values).toEqual([
      { value: { boolValue: true }, count: 2 },
      { value: { boolValue: false }, count: 1 },
    ]);
    expect(body?.children.map(textOf)).toEqual(["x"]);
    expect(condition?.sourcePosition).toMatchObject({ line: 6, column: 38 });
    expect(condition?.values).toEqual([
      { value: { boolValue: true }, count: 2 },
      { value: { undefined: { causeMessage: "Property x is undefined on object." } }, count: 1 },
    ]);
    const [call, comparison] = condition?.children ?? [];
    expect([call, comparison].map((node) => node && textOf(node))).toEqual([
      "named(id)",
      "resource.data.x == 1",
    ]);
    expect(call?.children[0]?.values).toEqual([
      { value: { stringValue: "a" }, count: 2 },
      { value: { stringValue: "b" }, count: 1 },
    ]);
    expect(comparison?.values.map(({ count }) => count)).toEqual([1]);
  });

  it("includes expressions that were not evaluated, without values", () => {
    const { report } = load(source).coverage();
    expect(report.every(({ values }) => values.length === 0)).toBe(true);
  });
});
