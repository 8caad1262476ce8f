import { describe, expect, it } from "vitest";
import { firestoreRules, load, request, resultOf } from "./testing/harness.ts";

const decide = (source: string) => resultOf(load(source).decide(request()));

describe("functions", () => {
  it("can use parameters, variables, and wildcards and functions of enclosing blocks", () => {
    const source = firestoreRules(`
      function outer(x) { return x + 1; }
      match /docs/{id} {
        function both(a, b) {
          let sum = a + b;
          let next = outer(sum);
          return next == 4 && id == 'a' && database == '(default)';
        }
        allow get: if both(1, 2);
      }`);
    expect(decide(source)).toBe("allowed");
  });

  it("cannot use wildcards of the calling block", () => {
    const result = () =>
      load(firestoreRules("function f() { return id == 'a'; } match /docs/{id} { allow get: if f(); }"));
    expect(result).toThrow("Invalid variable name: id.");
  });

  it("can shadow outer names and built-in functions", () => {
    const source = firestoreRules(`
      function exists(p) { return p == 1; }
      function f(duration) { let request = duration; return request == 1; }
      match /docs/{id} {
        function f(x) { return exists(x); }
        allow get: if f(1);
      }
      match /{id}/{doc} { allow list: if f(1); }`);
    expect(decide(source)).toBe("allowed");
    expect(resultOf(load(source).decide(request({ method: "list", path: "docs" })))).toBe("allowed");
  });

  it("fail when an argument is an error; errors in unused variables are ignored", () => {
    const source = (call: string) =>
      firestoreRules(
        `function t(x) { let bad = 1 / 0; return true; } match /docs/{id} { allow get: if ${call}; }`,
      );
    expect(decide(source("t(1)"))).toBe("allowed");
    expect(decide(source("t(resource.data.x)"))).toBe("Property x is undefined on object. for 'get' @ L4");
  });

  it("can be nested 20 deep", () => {
    const chain = (depth: number) =>
      firestoreRules(
        `${Array.from({ length: depth }, (_, i) => `function f${i}() { return ${i === depth - 1 ? "true" : `f${i + 1}()`}; }`).join("\n")}
        match /docs/{id} { allow get: if f0(); }`,
      );
    expect(decide(chain(20))).toBe("allowed");
    expect(decide(chain(21))).toMatch(/^evaluation error at L25:42/);
  });

  it("can evaluate 1000 expressions in a decision; exceeding the limit denies in any case", () => {
    const source = (calls: number) =>
      firestoreRules(`
        function ten(x) { return x + x + x + x + x > 0; }
        match /docs/{id} { allow get: if [${Array.from({ length: calls }, () => "ten(1)").join(", ")}].size() > 0 || true; }`);
    expect(decide(source(80))).toBe("allowed");
    expect(decide(source(120))).toBe(
      "maximum of 1000 expressions to evaluate has been reached. for 'get' @ L6",
    );
  });
});
