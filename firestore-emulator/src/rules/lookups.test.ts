import { describe, expect, it } from "vitest";
import { newBatchBudget } from "./lookups.ts";
import {
  document,
  evaluate,
  firestoreRules,
  load,
  lookupsIn,
  request,
  resultOf,
  string,
} from "./testing/harness.ts";

const FAILED = "evaluation error at L4:34";
const path = (id: string) => `/databases/$(database)/documents/users/${id}`;
const lookups = lookupsIn(
  [document("users/u", { role: string("admin") })],
  [document("users/u", { role: string("none") }), document("users/new")],
);

describe("lookups", () => {
  it.each([
    [`get(${path("u")}).data.role == 'admin'`, "true"],
    [`get(${path("u")}).id == 'u' && get(${path("u")}).__name__ == ${path("u")}`, "true"],
    [`getAfter(${path("u")}).data.role == 'none'`, "true"],
    [`exists(${path("u")}) && !exists(${path("new")}) && existsAfter(${path("new")})`, "true"],
    [`get(${path("missing")}) == null`, "true"],
    [`get(${path("missing")}).data.role == 'admin'`, "Null value error."],
    ["exists(/users/u)", FAILED],
    ["exists(/databases/other/documents/users/u)", FAILED],
    ["exists(/databases/$(database)/documents/users)", FAILED],
    [`exists(/databases/$(database)/documents/users/$('a/b/c'))`, FAILED],
    [
      "exists(/databases/$(database)/documents/users/$(1))",
      "Unsupported operation error. Received: /int. Expected: /string, /path.",
    ],
  ])("%s is %s", (condition, expected) => {
    expect(evaluate(condition, { lookups })).toBe(expected);
  });

  const checks = (from: number, count: number, condition = "true") =>
    Array.from({ length: count }, (_, i) => `!exists(${path(`d${from + i}`)})`)
      .concat(condition)
      .join(" && ");

  it("are limited to 10 distinct documents; repeated ones and the requested document do not count", () => {
    expect(evaluate(checks(0, 10))).toBe("true");
    const segments = path("d10").slice(1).replace("$(database)", "(default)").split("/");
    expect(evaluate(checks(0, 11))).toBe(
      `Service call error. Function: [exists], Argument: [path_value {\n${segments
        .map((segment) => `  segments {\n    simple: "${segment}"\n  }\n`)
        .join("")}}\n].`,
    );
    const own = "!exists(/databases/$(database)/documents/docs/a)";
    expect(evaluate(checks(0, 10, `${own} && ${checks(0, 10)}`))).toBe("true");
  });

  it("are limited to 20 for a query", () => {
    const decide = (count: number) =>
      resultOf(
        load(firestoreRules(`match /docs/{id} { allow list: if ${checks(0, count)}; }`)).decide(
          request({ method: "list", path: "docs", resource: null }),
        ),
      );
    expect(decide(20)).toBe("allowed");
    expect(decide(21)).toMatch(/^Service call error/);
  });

  it("are limited to 10 per write and 20 per batch; written documents do not count", () => {
    const ruleset = load(
      firestoreRules(`match /a/{id} { allow create: if ${checks(0, 10)}; }
        match /b/{id} { allow create: if ${checks(10, 10)}; }
        match /c/{id} { allow create: if ${checks(20, 1)}; }`),
    );
    const write = (collection: string, budget: ReturnType<typeof newBatchBudget>) =>
      ruleset.decide(request({ method: "create", path: `${collection}/x`, resource: null }), budget).allowed;
    const budget = newBatchBudget();
    expect([write("a", budget), write("b", budget), write("a", budget), write("c", budget)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const withWritten = newBatchBudget(["users/d20"]);
    const eleven = load(firestoreRules(`match /a/{id} { allow create: if ${checks(0, 11)}; }`));
    const create = request({ method: "create", path: "a/x", resource: null });
    expect(eleven.decide(create, newBatchBudget()).allowed).toBe(false);
    expect(eleven.decide(create, newBatchBudget(["users/d3"])).allowed).toBe(true);
    expect([write("a", withWritten), write("b", withWritten), write("c", withWritten)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
