import fc from "fast-check";
import { expect, test } from "vitest";
import { isStepOpen, MIND_CHECK_PROGRAM_ID, parseStepId } from "./step.ts";

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

const place = fc.record({
  session: fc.integer({ min: 1, max: 999 }),
  step: fc.integer({ min: 1, max: 999 }),
});

test.each([
  [1, 1, true],
  [1, 2, true],
  [1, 3, false],
  [2, 1, false],
  [2, 2, false],
])("without the programme, session %i step %i is open: %s", (session, step, open) => {
  expect(isStepOpen("um-eng-v2s", { session, step }, false)).toBe(open);
});

test("with the programme every step is open", () => {
  fc.assert(fc.property(place, (anywhere) => isStepOpen("um-eng-v2s", anywhere, true)));
});

test("without the programme exactly two steps are open", () => {
  const open = [1, 2, 3, 4].flatMap((session) =>
    [1, 2, 3, 4]
      .filter((step) => isStepOpen("um-eng-v2s", { session, step }, false))
      .map((step) => [session, step]),
  );
  expect(open).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test("every step of the check-ins is open to everyone", () => {
  fc.assert(fc.property(place, (anywhere) => isStepOpen(MIND_CHECK_PROGRAM_ID, anywhere, false)));
});
