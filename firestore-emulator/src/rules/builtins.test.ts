import { describe, expect, it } from "vitest";
import { compileRules } from "./compile.ts";
import { evaluate, firestoreRules, request } from "./testing/harness.ts";

const FAILED = "evaluation error at L4:34";

describe("methods and functions", () => {
  it.each([
    "'aBcÉ'.lower() == 'abcÉ' && 'aBcé'.upper() == 'ABCé'",
    "' \\t a b \\n'.trim() == 'a b'",
    "'😀'.size() == 2 && ''.size() == 0",
    "'abc'.matches('a.c') && !'abcd'.matches('abc') && 'user@x.org'.matches('.*@x[.]org')",
    "'banana'.replace('a', 'o') == 'bonono' && 'ab'.replace('(a)(b)', '$2$1') == 'ba'",
    "'a,b;c'.split('[,;]') == ['a', 'b', 'c']",
    "'é'.toUtf8().size() == 2 && 'é'.toUtf8().toHexString() == 'C3A9' && 'hi'.toUtf8().toBase64() == 'aGk='",
    "[1, 2].concat([3]) == [1, 2, 3]",
    "[1, 2].hasAll([2]) && ![1].hasAll([1, 2]) && [1].hasAll([1.0])",
    "[1, 2].hasAny([3, 2]) && ![1].hasAny([])",
    "[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2])",
    "['a', 'b'].join('-') == 'a-b' && [1, true].join(',') == '1,true'",
    "[1, 2, 1, 3].removeAll([1]) == [2, 3]",
    "[1, 2, 1].toSet().size() == 2 && [2, 1].toSet() == [1, 2].toSet()",
    "[1, 2].toSet().difference([2].toSet()) == [1].toSet()",
    "[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()",
    "[1].toSet().union([2].toSet()) == [1, 2].toSet()",
    "[1, 2].toSet().hasAll([1]) && [1, 2].toSet().hasAny([2].toSet()) && [1].toSet().hasOnly([1, 2])",
    "{'a': 1}.get('a', 0) == 1 && {'a': 1}.get('b', 0) == 0",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 7) == 7",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1] && {}.size() == 0",
    "{'a': 1, 'b': 1, 'c': 1}.diff({'b': 1.0, 'c': 2, 'd': 1}).affectedKeys() == ['a', 'c', 'd'].toSet()",
    "{'a': 1}.diff({}).addedKeys() == ['a'].toSet() && {}.diff({'a': 1}).removedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys().hasOnly(['b'])",
    "{'a': [1], 'b': 2}.diff({'a': [1.0], 'b': 3}).unchangedKeys() == ['a'].toSet()",
    "path('/a/b/') == /a/b && /a/b[1] == 'b' && path('/a/{x}').bind({'x': 'b'}) == /a/b",
    "timestamp.date(2024, 2, 29).year() == 2024 && timestamp.date(2024, 2, 29).dayOfYear() == 60",
    "timestamp.date(2024, 1, 1).dayOfWeek() == 1 && timestamp.date(2024, 1, 7).dayOfWeek() == 7",
    "timestamp.value(1700000000123).toMillis() == 1700000000123 && timestamp.value(1700000000123).nanos() == 123000000",
    "timestamp.value(1700000000123).hours() == 22 && timestamp.value(1700000000123).minutes() == 13",
    "timestamp.value(1700000000123).seconds() == 20 && timestamp.value(1700000000123).month() == 11",
    "timestamp.value(1700000000123).date() == timestamp.date(2023, 11, 14) && timestamp.value(0).day() == 1",
    "timestamp.value(1700000000123).time() == duration.time(22, 13, 20, 123000000)",
    "timestamp.value(-1).toMillis() == -1 && timestamp.value(-1).year() == 1969",
    "duration.value(90, 's') == duration.time(0, 1, 30, 0) && duration.value(1, 'w') == duration.value(7, 'd')",
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    "duration.abs(duration.value(-1, 'ns')).nanos() == 1",
    "latlng.value(1, 2.5).latitude() == 1.0 && latlng.value(1, 2.5).longitude() == 2.5",
    "latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111500.0",
    "math.abs(-2) == 2 && math.abs(-2.5) == 2.5 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3",
    "math.floor(1.7) is int && math.pow(2, 3) == 8.0 && math.sqrt(9) == 3.0",
    "math.isNaN(float('1') / 0 * 0) && math.isInfinite(1.0 / 0) && !math.isInfinite(1)",
    "hashing.crc32('123456789').toHexString() == 'CBF43926'",
    "hashing.crc32c('123456789').toHexString() == 'E3069283'",
    "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    "hashing.sha256(b'abc').toHexString().matches('BA7816BF.*15AD')",
    "int(2.9) == 2 && int(-2.9) == -2 && int('12') == 12 && int('2.0') == 2 && int(1e300) == 9223372036854775807",
    "float('2.5') == 2.5 && float(2) is float",
    "string(1) == '1' && string(2.0) == '2.0' && string(1e10) == '1.0E10' && string(true) == 'true' && string(null) == 'null'",
    "bool('true') && !bool('false') && bool(true)",
    "string(request.path) == '/databases/(default)/documents/docs/a'",
  ])("%s", (condition) => {
    expect(evaluate(condition)).toBe("true");
  });

  it.each([
    [
      "[1].hasAny([1].toSet())",
      "Unsupported operation error. Received: list.hasAny(set). Expected: list.hasAny(list).",
    ],
    [
      "math.abs('a') == 1",
      "Unsupported operation error. Received: math.abs(string). Expected: math.abs(int), math.abs(float).",
    ],
    ["[1].keys() == []", "Function not found error: Name: [keys]."],
    ["request.auth.keys() == []", "Null value error."],
    ["int('x') == 1", "Type conversion error. Argument: [x], From type: [string], To type: [int]."],
    ["get('docs/b') == null", "Unsupported operation error. Received: get(string). Expected: get(path)."],
    ["timestamp.date(2023, 2, 29) == null", FAILED],
    ["duration.value(1, 'y') == null", FAILED],
    ["'a'.matches(string('(') + 'a')", FAILED],
    ["math.abs(-9223372036854775807 - 1) > 0", FAILED],
  ])("%s fails with the official message", (condition, expected) => {
    expect(evaluate(condition)).toBe(expected);
  });

  it("debug logs and returns its argument; arguments are evaluated last to first", () => {
    const logged: string[] = [];
    const source = firestoreRules("match /docs/{id} { allow get: if debug(1) + debug(2) == debug(3); }");
    const result = compileRules(source, { debug: (text) => logged.push(text) });
    expect(result.ok && result.ruleset.decide(request()).allowed).toBe(true);
    expect(logged).toEqual(['{"intValue":"3"}', '{"intValue":"2"}', '{"intValue":"1"}']);
  });
});
