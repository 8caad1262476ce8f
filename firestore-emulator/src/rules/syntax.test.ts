import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/soak.ts";
import { compileRules } from "./compile.ts";
import { evaluate, firestoreRules, issuesOf, load, request } from "./testing/harness.ts";

const inService = (text: string) => `rules_version = '2';\nservice cloud.firestore {\n${text}\n}`;
const condition = (text: string) => firestoreRules(`match /a/{b} { allow read: if ${text}; }`);

function errorsOf(source: string): string[] {
  return issuesOf(source).map(
    ({ severity, line, column, description }) => `${severity} ${line}:${column} ${description}`,
  );
}

describe("syntax errors", () => {
  it.each([
    [
      inService("match /a/{b} { allow read: true; }"),
      ["ERROR 3:28 Missing 'if' before conditional expression."],
    ],
    [
      inService("match /a/{b} { allow read if true; }"),
      ["ERROR 3:27 Unexpected 'if'. Expected ';'.", "ERROR 3:27 Unexpected 'if'. Expected '}'."],
    ],
    [
      inService("match /a/{b} {\n allow read: if 1 +;\n allow write: if ;\n}"),
      ["ERROR 4:20 Unexpected ';'.", "ERROR 5:18 Unexpected ';'."],
    ],
    ["rules_version = '2';\nservice cloud.firestore {", ["ERROR 2:26 Unexpected end of file. Expected '}'."]],
    [condition("'abc"), ["ERROR 4:31 Unterminated string."]],
    [condition("'\\d' == 'd'"), ["ERROR 4:31 Invalid escape sequence '\\d'."]],
    [condition("9223372036854775808 > 0"), ["ERROR 4:31 Integer 9223372036854775808 is out of range."]],
    [`${condition("true")}\n}`, ["ERROR 7:1 Unexpected '}'."]],
    [`import "x";\n${"service cloud.firestore { }"}`, ["ERROR 1:1 Imports are not supported."]],
  ])("%j", (source, expected) => {
    const errors = errorsOf(source);
    expect(errors.slice(0, expected.length)).toEqual(expected);
    expect(compileRules(source).ok).toBe(false);
  });

  it("rejects brackets and expressions that are nested too deeply", () => {
    expect(errorsOf(condition(`${"(".repeat(5000)}true${")".repeat(5000)}`))).toEqual([
      expect.stringContaining("Expressions are nested deeper than 100."),
    ]);
    expect(errorsOf(condition(`true${" ? true : true".repeat(5000)}`))).toEqual([
      expect.stringContaining("Expressions are nested deeper than 100."),
    ]);
    expect(errorsOf(condition(`true${" ? true : false".repeat(50)}`))).toEqual([]);
    expect(errorsOf(condition(`true${" || false".repeat(5000)}`))[0]).toBe(
      "ERROR 4:31 Expressions are nested deeper than 400.",
    );
  });

  it("rejects rules of more than 256 KB", () => {
    expect(errorsOf(`// ${"x".repeat(256 * 1024)}`)).toEqual([
      "ERROR 1:1 A ruleset may have 262144 bytes at most.",
    ]);
  });
});

describe("semantic errors", () => {
  it.each([
    [condition("nobody == 1"), ["ERROR 4:31 Invalid variable name: nobody."]],
    [condition("isOwner(1)"), ["ERROR 4:31 Invalid function name: isOwner."]],
    [condition("math.max(1, 2) == 2"), ["ERROR 4:31 Invalid function name: math.max."]],
    [
      condition("math.abs() == 2"),
      ["ERROR 4:31 Incorrect number of arguments for math.abs. Received: 0. Expected: 1."],
    ],
    [condition("'a'.toLowerCase() == 'a'"), ["ERROR 4:35 Invalid function name: toLowerCase."]],
    [
      condition("'a'.lower(1) == 'a'"),
      ["ERROR 4:35 Incorrect number of arguments for lower. Received: 1. Expected: 0."],
    ],
    [
      condition("exists() || get(/a/b, 1) == null"),
      [
        "ERROR 4:31 Incorrect number of arguments for exists. Received: 0. Expected: 1.",
        "ERROR 4:43 Incorrect number of arguments for get. Received: 2. Expected: 1.",
      ],
    ],
    [condition("math == 1"), ["ERROR 4:31 'math' is not a value."]],
    [condition("1 is integer"), ["ERROR 4:36 Unknown type: integer."]],
    [condition("request.atuh != null"), ["ERROR 4:39 Property atuh is undefined on request."]],
    [condition("resource.dat == null"), ["ERROR 4:40 Property dat is undefined on resource."]],
    [condition("'a'.matches('(')"), ["ERROR 4:43 Invalid regular expression: ("]],
    [condition("(true)(1)"), ["ERROR 4:31 Only functions and methods can be called."]],
    [firestoreRules("match /a/{b} { allow fetch: if true; }"), ["ERROR 4:22 Invalid method: fetch."]],
    [inService("allow read;"), ["ERROR 3:1 An allow statement must be inside a match block."]],
    [
      firestoreRules("match /a/{b=**}/c/{d=**} { allow read; }"),
      ["ERROR 4:1 A path may have only one recursive wildcard."],
    ],
    [
      firestoreRules("match /a/{b=**}/c { allow read; }", "1"),
      ["ERROR 4:1 In rules version 1 a recursive wildcard must be the last segment of a path."],
    ],
    [firestoreRules("match /a/{b}/c/{b} { allow read; }"), ["ERROR 4:15 Duplicate wildcard: b."]],
    [
      firestoreRules(
        "function f() { return true; } function f() { return g(); } function g() { return f(); }",
      ),
      ["ERROR 4:40 Duplicate function name: f."],
    ],
    [
      firestoreRules("function f() { return g(); } function g() { return f(); }"),
      [
        "ERROR 4:10 Function f calls itself: recursion is not allowed.",
        "ERROR 4:39 Function g calls itself: recursion is not allowed.",
      ],
    ],
    [
      firestoreRules("function f(a, a) { let a = 1; return a; }"),
      ["ERROR 4:15 Duplicate variable name: a.", "ERROR 4:24 Duplicate variable name: a."],
    ],
    [
      firestoreRules("function f(a, b, c, d, e, f, g, h) { return a; }"),
      ["ERROR 4:10 Function f has more than 7 parameters."],
    ],
    [
      firestoreRules(
        `function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = ${i};`).join(" ")} return v0; }`,
      ),
      ["ERROR 4:10 Function f has more than 10 variables."],
    ],
    [
      firestoreRules("function f(a) { return a; } match /a/{b} { allow read: if f(); }"),
      ["ERROR 4:59 Incorrect number of arguments for f. Received: 0. Expected: 1."],
    ],
    ["rules_version = '3'; service cloud.firestore { }", ["ERROR 1:17 Unknown rules version: 3."]],
    [
      inService(`${"match /a/{b} { ".repeat(11)}${"}".repeat(11)}`),
      ["ERROR 3:151 Match blocks are nested deeper than 10."],
    ],
  ])("%j", (source, expected) => {
    const errors = errorsOf(source).filter((error) => error.startsWith("ERROR"));
    expect(errors.slice(0, expected.length)).toEqual(expected);
    expect(compileRules(source).ok).toBe(false);
  });
});

describe("accepted rules", () => {
  it("warn of a missing version, without a position, and of unused functions", () => {
    expect(issuesOf("service cloud.firestore { function f() { return true; } }")).toEqual([
      {
        severity: "WARNING",
        line: undefined,
        column: undefined,
        description:
          "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).",
      },
      { severity: "WARNING", line: 1, column: 36, description: "Unused function: f." },
    ]);
  });

  it("may contain other services, whose names are not checked", () => {
    const storage =
      "service firebase.storage { match /b/{x}/o { allow read: if firestore.get(/a/b) == 1; } }";
    expect(issuesOf(`rules_version = '2'; ${storage} service cloud.firestore { }`)).toEqual([]);
  });

  it("may contain comments, both quotes, optional semicolons and keywords as member names", () => {
    const source = firestoreRules(`/* one
      two */ match /docs/{id} { // three
        function ok(m) { return m.match == 1 && m.in == 2 && m.function / m.in == 1 }
        allow get: if ok({"match": 1, 'in': 2, 'function': 2})
      }`);
    expect(load(source).decide(request()).allowed).toBe(true);
  });

  it.each([
    "/a/$('b')/c == path('/a/b/c')",
    "/a/$(/b/c)/d == /a/b/c/d",
    "/a/(default)/b-c/1 == path('a/(default)/b-c/1')",
    "8 / 4/2 == 1 && (8)/(4) == 2 && [8][0] / 2 == 4",
    "true ? /a == /a : /b == /c",
    "[/a, /b][1] == /b && {'k': /a}.k == /a",
    "request.path['id'] == 'a' && request.path['database'] == '(default)' && request.path[4] == id",
  ])("%s", (text) => {
    expect(evaluate(text)).toBe("true");
  });
});

describe("arbitrary input", () => {
  const FRAGMENTS = [
    ..."(){}[],:;?.=+-*/%!<>'\"$@#\\",
    ...[
      "rules_version = '2';",
      "service cloud.firestore {",
      "match /a/{b}",
      "match /{c=**} {",
      "allow read: if",
    ],
    ...[
      "function f(x) {",
      "return",
      "let y =",
      "}",
      ";",
      "&&",
      "||",
      "==",
      "in",
      "is",
      "string",
      "/$(",
      "/**/",
      "//",
      "\n",
    ],
    ...[
      "request.auth",
      "resource.data",
      "f(1)",
      "'a'",
      "b'a'",
      "1",
      "2.5",
      "99999999999999999999",
      "true",
      "null",
      "é😀",
    ],
  ];

  it("compiles or returns errors with a position, and never throws", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 }), (parts) => {
        const result = compileRules(parts.join(" "));
        expect(
          result.ok ||
            result.issues.some(
              ({ severity, line, column }) =>
                severity === "ERROR" &&
                line !== undefined &&
                line >= 1 &&
                column !== undefined &&
                column >= 1,
            ),
        ).toBe(true);
      }),
      { numRuns: runs(500, 100_000) },
    );
  });
});
