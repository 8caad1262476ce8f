import fc from "fast-check";
import { expect, test } from "vitest";
import { FOODS, foodOfSession, foodStep } from "./food.ts";

const session = fc
  .integer({ min: 1, max: 99 })
  .chain((total) => fc.record({ total: fc.constant(total), finished: fc.integer({ min: 0, max: total }) }));

test.each([
  [0, 4, 0],
  [1, 4, 1],
  [2, 4, 2],
  [3, 4, 3],
  [4, 4, 4],
  [1, 2, 2],
  [1, 9, 1],
  [8, 9, 3],
  [1, 1, 4],
  [0, 0, 0],
])("%i of %i steps fill the dish to %i", (finished, total, step) => {
  expect(foodStep(finished, total)).toBe(step);
});

test("the dish is empty exactly before the first step and full exactly after the last", () => {
  fc.assert(
    fc.property(session, ({ finished, total }) => {
      expect(foodStep(finished, total) === 0).toBe(finished === 0);
      expect(foodStep(finished, total) === 4).toBe(finished === total);
    }),
  );
});

test("a finished step never takes anything out of the dish", () => {
  fc.assert(
    fc.property(session, ({ finished, total }) => {
      fc.pre(finished < total);
      expect(foodStep(finished + 1, total)).toBeGreaterThanOrEqual(foodStep(finished, total));
    }),
  );
});

test("every session has a food, and neighbours have different ones", () => {
  expect([1, 2, 3, 4, 5].map(foodOfSession)).toEqual(FOODS);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      expect(foodOfSession(number)).not.toBe(foodOfSession(number + 1));
    }),
  );
});
