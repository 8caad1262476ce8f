import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/soak.ts";
import { document, double, evaluate, integer } from "./testing/harness.ts";

const FAILED = "evaluation error at L4:34";
const NUMBERS = (operator: string) =>
  ["int", "float"].flatMap((a) => ["int", "float"].map((b) => `${a} ${operator} ${b}`)).join(", ");

describe("operators", () => {
  it.each([
    ["1 + 2 == 3", "true"],
    ["1 + 2.5 == 3.5", "true"],
    ["7 / 2 == 3 && -7 / 2 == -3 && -7 % 3 == -1", "true"],
    ["7 / 2.0 == 3.5", "true"],
    ["1.0 / 0 > 1e300", "true"],
    ["'a' + 'b' == 'ab'", "true"],
    ["1 == 1.0 && !(1 != 1.0)", "true"],
    ["[1] == [1.0]", "false"],
    ["{'a': 1} == {'a': 1.0}", "false"],
    ["{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}", "true"],
    ["[1].toSet() == [1.0].toSet()", "true"],
    ["9007199254740993 == 9007199254740992.0", "false"],
    ["9007199254740993 > 9007199254740992.0", "true"],
    ["1 == '1' || null == false || [] == {}", "false"],
    ["null == null && true != false", "true"],
    ["float('1') / 0 - float('1') / 0 == float('1') / 0 - float('1') / 0", "false"],
    ["'a' < 'b' && 'b' >= 'b' && 2 <= 2.0 && !(1 > 1)", "true"],
    ["b'a' < b'ab' && b'b' > b'ab' && b'\\xff' >= b'\\xff'", "true"],
    ["timestamp.date(2024, 1, 2) > timestamp.date(2024, 1, 1)", "true"],
    [
      "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 's') < duration.value(1, 'm')",
      "true",
    ],
    ["timestamp.date(2024, 1, 1) + duration.value(1, 'd') == timestamp.date(2024, 1, 2)", "true"],
    ["timestamp.date(2024, 1, 2) - duration.value(1, 'd') == timestamp.date(2024, 1, 1)", "true"],
    ["timestamp.date(2024, 1, 2) - timestamp.date(2024, 1, 1) == duration.value(24, 'h')", "true"],
    [
      "duration.value(1, 's') + duration.value(1, 's') - duration.value(2, 's') == duration.value(0, 's')",
      "true",
    ],
    ["1 in [2, 1.0] && 'a' in {'a': null} && 'x' in ['x'].toSet()", "true"],
    ["-(1 + 2) == -3 && - -1 == 1 && !!true", "true"],
    ["-9223372036854775808 < 0 && 9223372036854775807 > 0", "true"],
    ["'abc'[1] == 'b' && 'abc'[1:3] == 'bc'", "true"],
    ["[1, 2, 3][1:2] == [2] && [1, 2][1:1] == []", "true"],
    ["{'a': {'b': 2}}.a['b'] == 2", "true"],
    ["b'\\x41\\102c' == 'ABc'.toUtf8()", "true"],
    ["'\\u00e9\\n\\'' == \"é\\n'\"", "true"],
    ["true ? true : 1 / 0 == 0", "true"],
    ["false ? 1 : false", "false"],
  ])("%s is %s", (condition, expected) => {
    expect(evaluate(condition)).toBe(expected);
  });

  it.each([
    [
      "[1] + [2] == [1, 2]",
      `Unsupported operation error. Received: list + list. Expected: ${NUMBERS("+")}, string + string, duration + timestamp, timestamp + duration, duration + duration.`,
    ],
    [
      "1 < 'a'",
      "Unsupported operation error. Received: int < string. Expected: string < string, bytes < bytes, int < int, float < float, duration < duration, timestamp < timestamp, constraint < any, any < constraint.",
    ],
    ["true * 2 == 2", `Unsupported operation error. Received: bool * int. Expected: ${NUMBERS("*")}.`],
    ["!1", "Unsupported operation error. Received: !int. Expected: !bool."],
    ["-'a' == 1", "Unsupported operation error. Received: -string. Expected: -int, -float."],
    ["1 in null", "Null value error."],
    ["'a' in 'abc'", "Function not found error: Name: [in]."],
    ["1 in {'a': 1}", "Unsupported operation error. Received: map.in(int). Expected: map.in(string)."],
    ["1 ? true : false", "Unsupported operation error. Received: int ? :. Expected: bool ? :."],
    ["1 && true", "Unsupported operation error. Received: int && bool. Expected: bool && bool."],
    ["9223372036854775807 + 1 > 0", FAILED],
    ["1 / 0 == 1", FAILED],
    ["1 % 0 == 1", FAILED],
    ["[1][1] == 1", "Index out of bound error. Index: [1] , size: [1]."],
    ["[1, 2][0:0] == []", "Index out of bound error. Index: [-1] , size: [2]."],
    ["'abcd'[3:1] == ''", "Illegal range error. From index: [3] , To index: [1]."],
    ["[1]['a'] == 1", "Unsupported operation error. Received: list[string]. Expected: list[int]."],
    ["{'a': 1}.b == 1", "Property b is undefined on object."],
    ["{'a': 1}['b'] == 1", "Property b is undefined on object."],
    ["request.auth.uid == 'a'", "Null value error."],
    ["'text'", FAILED],
    ["null", FAILED],
  ])("%s fails with the official message", (condition, expected) => {
    expect(evaluate(condition)).toBe(expected);
  });

  it.each([
    ["true", "bool"],
    ["1", "int"],
    ["1", "number"],
    ["1.5", "number"],
    ["1.5", "float"],
    ["'a'", "string"],
    ["b'a'", "bytes"],
    ["null", "null"],
    ["[]", "list"],
    ["[].toSet()", "set"],
    ["{}", "map"],
    ["{}.diff({})", "map_diff"],
    ["/a/b", "path"],
    ["request.time", "timestamp"],
    ["duration.value(1, 's')", "duration"],
    ["latlng.value(1, 2)", "latlng"],
    ["resource", "map"],
  ])("%s is %s", (expression, type) => {
    const others = ["bool", "string", "bytes", "list", "set", "path"].filter((other) => other !== type);
    expect(evaluate(`${expression} is ${type}`)).toBe("true");
    expect(evaluate(others.map((other) => `${expression} is ${other}`).join(" || "))).toBe("false");
  });

  it("distinguishes integers and floats of documents", () => {
    const resource = document("docs/a", { n: integer(1), x: double(1) });
    const condition =
      "resource.data.n is int && resource.data.x is float && resource.data.n == resource.data.x";
    expect(evaluate(condition, { resource })).toBe("true");
  });
});

describe("logic with errors", () => {
  const ERROR = "1 / 0 == 0";
  it.each([
    [`${ERROR} || true`, "true"],
    [`true || ${ERROR}`, "true"],
    [`${ERROR} && false`, "false"],
    [`false && ${ERROR}`, "false"],
    [`${ERROR} || false`, FAILED],
    [`true && ${ERROR}`, FAILED],
    [`!(${ERROR})`, FAILED],
    [`(${ERROR}) ? true : true`, FAILED],
    [`[${ERROR}].size() == 1`, FAILED],
    [`resource.data.missing == 1 || true`, "true"],
  ])("%s is %s", (condition, expected) => {
    expect(evaluate(condition)).toBe(expected);
  });

  type Logic =
    | { op: "leaf"; value: boolean | "error" }
    | { op: "!"; a: Logic }
    | { op: "&&" | "||"; a: Logic; b: Logic }
    | { op: "?"; a: Logic; b: Logic; c: Logic };

  const { logic } = fc.letrec<{ logic: Logic; leaf: Logic }>((tie) => ({
    leaf: fc.record({
      op: fc.constant("leaf" as const),
      value: fc.constantFrom(true, false, "error" as const),
    }),
    logic: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie("leaf"),
      fc.record({ op: fc.constant("!" as const), a: tie("logic") }),
      fc.record({ op: fc.constantFrom("&&" as const, "||" as const), a: tie("logic"), b: tie("logic") }),
      fc.record({ op: fc.constant("?" as const), a: tie("logic"), b: tie("logic"), c: tie("logic") }),
    ),
  }));

  const LEVEL = { "?": 0, "||": 1, "&&": 2, "!": 3, leaf: 4 };

  /** With the parentheses that precedence requires only. */
  function print(node: Logic, level = 0): string {
    const text = (() => {
      switch (node.op) {
        case "leaf":
          return node.value === "error" ? "resource.data.missing" : String(node.value);
        case "!":
          return `!${print(node.a, LEVEL["!"])}`;
        case "?":
          return `${print(node.a, 1)} ? ${print(node.b)} : ${print(node.c)}`;
        default:
          return `${print(node.a, LEVEL[node.op])} ${node.op} ${print(node.b, LEVEL[node.op] + 1)}`;
      }
    })();
    return LEVEL[node.op] < level ? `(${text})` : text;
  }

  /** Three-valued logic. */
  function model(node: Logic): boolean | "error" {
    switch (node.op) {
      case "leaf":
        return node.value;
      case "!": {
        const a = model(node.a);
        return a === "error" ? a : !a;
      }
      case "?": {
        const a = model(node.a);
        return a === "error" ? a : model(a ? node.b : node.c);
      }
      default: {
        const absorbing = node.op === "||";
        const sides = [model(node.a), model(node.b)];
        return sides.includes(absorbing) ? absorbing : sides.includes("error") ? "error" : !absorbing;
      }
    }
  }

  it("agrees with three-valued logic, including precedence", () => {
    fc.assert(
      fc.property(logic, (node) => {
        const expected = model(node);
        expect(evaluate(print(node))).toBe(
          expected === "error" ? "Property missing is undefined on object." : String(expected),
        );
      }),
      { numRuns: runs(150, 10_000) },
    );
  });
});

describe("arithmetic", () => {
  type Sum = { op: "n"; value: bigint } | { op: "+" | "-" | "*" | "/" | "%"; a: Sum; b: Sum };
  const { sum } = fc.letrec<{ sum: Sum; leaf: Sum }>((tie) => ({
    leaf: fc.record({ op: fc.constant("n" as const), value: fc.bigInt({ min: -40n, max: 40n }) }),
    sum: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie("leaf"),
      fc.record({
        op: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const, "%" as const),
        a: tie("sum"),
        b: tie("sum"),
      }),
    ),
  }));
  const LEVEL = { "+": 1, "-": 1, "*": 2, "/": 2, "%": 2, n: 3 };

  function print(node: Sum, level = 0): string {
    const text =
      node.op === "n"
        ? String(node.value)
        : `${print(node.a, LEVEL[node.op])} ${node.op} ${print(node.b, LEVEL[node.op] + 1)}`;
    return LEVEL[node.op] < level ? `(${text})` : text;
  }

  function model(node: Sum): bigint | undefined {
    if (node.op === "n") {
      return node.value;
    }
    const a = model(node.a);
    const b = model(node.b);
    if (a === undefined || b === undefined || (b === 0n && (node.op === "/" || node.op === "%"))) {
      return undefined;
    }
    const results = {
      "+": () => a + b,
      "-": () => a - b,
      "*": () => a * b,
      "/": () => a / b,
      "%": () => a % b,
    };
    return results[node.op]();
  }

  it("agrees with int64 arithmetic, including precedence", () => {
    fc.assert(
      fc.property(sum, (node) => {
        const expected = model(node);
        expect(evaluate(`${print(node)} == ${expected ?? 0n}`)).toBe(
          expected === undefined ? FAILED : "true",
        );
      }),
      { numRuns: runs(150, 10_000) },
    );
  });
});
