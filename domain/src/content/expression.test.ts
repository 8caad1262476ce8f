import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkExpression, evaluateExpression, isTrue } from "./expression.ts";

const SCOPE = {
  strength: "double",
  places: "list<string>",
  hours: "map<string, double>",
  sure: "bool",
  answered: "map<string, bool>",
  today: "string",
} as const;

describe("checking an expression", () => {
  test.each([
    ["strength >= 8", "bool"],
    ["strength == 3 && 3 == strength && strength != 4", "bool"],
    ["strength in [1.0, 2.0]", "bool"],
    ["size(places) > 0 || strength > 2.5", "bool"],
    ["size(places)", "double"],
    ["strength * 2 + 1", "double"],
    ["size(places) * 1.0 / 3", "double"],
    ["hours.work + hours['home']", "double"],
    ["'work' in places ? strength : 0.0", "double"],
    ["places.exists(place, place == 'work')", "bool"],
    ["answered.places", "bool"],
    ["mean([strength, 2.0]) > 1 && level('stress', [1.0, 2.0]) >= 1", "bool"],
    ["days('2026-11-01', today) > 7", "bool"],
    [
      "care('stress', [1.0]) >= 1 && isNearBorder('stress', [1.0]) && hardAnswers('stress', [1.0]) >= 3",
      "bool",
    ],
    ["change('stress', [1.0], [2.0]) == 1", "bool"],
  ] as const)("%s is a %s", (text, type) => {
    expect(checkExpression(text, SCOPE, type)).toBeUndefined();
  });

  test.each([
    ["strenght > 1", { start: 0, end: 8, message: "Unknown variable: strenght" }],
    ["sure && places > 1", { start: 8, message: expect.stringContaining("no such overload") }],
    ["strength", { message: "expected bool, found double" }],
    ["strength >", { message: expect.stringContaining("Unexpected token") }],
    ["true && size(places) / 2 > 0", { start: 8, message: expect.stringContaining("remainder") }],
    ["strength in [1, 2]", { message: expect.stringContaining("no such overload") }],
    ["eval('1')", { message: expect.stringContaining("eval") }],
    [
      "sure || level('stres', [strength]) > 1",
      { start: 14, end: 21, message: expect.stringContaining("stress") },
    ],
    ["care('iq', [strength]) > 1", { start: 5, end: 9, message: expect.stringContaining("stress") }],
    ["reliableChange('iq') > 1.0", { start: 15, end: 19, message: expect.stringContaining("stress") }],
    [
      "score('iq', [strength]) > 1.0",
      { start: 6, end: 10, message: expect.stringContaining("expected one of") },
    ],
  ])("%s is refused", (text, problem) => {
    expect(checkExpression(text, SCOPE, "bool")).toMatchObject(problem);
  });
});

describe("evaluating an expression", () => {
  const values = {
    strength: 3,
    places: ["work", "home"],
    hours: { work: 40 },
    sure: false,
    today: "2026-11-22",
    items: [2, 2, 2, 2, 2, 2, 2],
  };

  test.each([
    ["strength + 1", 4],
    ["strength == 3", true],
    ["3 != strength", false],
    ["size(places)", 2],
    ["places", ["work", "home"]],
    ["hours.work / 2", 20],
    ["strength in [1.0, 3.0]", true],
    ["days('2026-11-15', today)", 7],
    ["[daysUntil('sun', today), daysUntil('mon', today), daysUntil('sat', today)]", [0, 1, 6]],
    ["[1, 2]", [1, 2]],
    ["sum([1.0, 2.5]) + largest([1.0, 4.0]) + smallest([1.0, 4.0])", 8.5],
    ["mean([1.0, 2.0])", 1.5],
    ["score('bulmin', items)", 14],
    ["level('bulmin', items) + level('bulmin', [4.0, 4.0, 4.0, 4.0] + [4.0, 4.0, 4.0])", 3],
    ["care('bulmin', items.map(item, 3.0))", 1],
    ["isNearBorder('bulmin', items) && hardAnswers('bulmin', items) == 0", true],
    ["change('bulmin', items, items.map(item, 3.0))", 1],
    ["score('bulmin', items) - 20.0 <= -reliableChange('bulmin')", true],
    ["score('bulmin', items.map(item, 4.0)) - score('bulmin', items) >= 8 || missing > 1", true],
  ])("%s", (text, expected) => {
    expect(evaluateExpression(text, values)).toEqual(expected);
  });

  test.each([
    "missing > 1",
    "!missing",
    "hours.home > 1",
    "mean([])",
    "score('stress', [1.0])",
    "score('iq', [1.0])",
    "care('stress', [1.0])",
    "change('bulmin', gone, items)",
    "days('soon', today)",
    "daysUntil('someday', today)",
    "1 +",
    "strength + places",
  ])("%s is missing, and false as a condition", (text) => {
    expect(evaluateExpression(text, values)).toBeUndefined();
    expect(isTrue(text, values)).toBe(false);
  });

  test("a missing name leaves || and && to the other side", () => {
    expect(evaluateExpression("missing > 1 || strength == 3", values)).toBe(true);
    expect(evaluateExpression("strength == 3 || missing > 1", values)).toBe(true);
    expect(evaluateExpression("missing > 1 && strength == 4", values)).toBe(false);
    expect(evaluateExpression("x > 1 || sure", { x: undefined, sure: true })).toBe(true);
  });

  test("only true is true", () => {
    expect(isTrue("strength", values)).toBe(false);
    expect(isTrue("sure", values)).toBe(false);
  });

  test("what was checked never throws, whatever the values are", () => {
    const texts = [
      "strength >= 8",
      "strength / 2 > size(places)",
      "hours.work + 1 > strength",
      "'a' in places",
    ];
    const anything = fc.oneof(
      fc.double(),
      fc.string(),
      fc.array(fc.string()),
      fc.constant(undefined),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), anything, anything, anything, (text, strength, places, work) => {
        const hours = typeof work === "number" ? { work } : undefined;
        expect([true, false]).toContain(isTrue(text, { strength, places, hours }));
      }),
    );
  });
});
