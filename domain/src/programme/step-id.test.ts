import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStepId } from "./step-id.ts";

test("a step id names its place", () => {
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(number, number, (session, step) => {
      expect(parseStepId(`d${session}-s${step}`)).toEqual({ session, step });
    }),
  );
});

test.each([
  "",
  "d0-s1",
  "d1-s0",
  "d01-s1",
  "d1-s1000",
  "d1000-s1",
  "D1-s1",
  "d1s1",
  "d1-s1 ",
  " d1-s1",
  "d1-s1\n",
  "d-1-s1",
  "d1.5-s1",
  "d１-s1",
  "__proto__",
])("%j is no step id", (text) => {
  expect(parseStepId(text)).toBeUndefined();
});
