import fc from "fast-check";
import { expect, test } from "vitest";
import { breathPhase, secondsIntoBreath } from "./breathing-puff.tsx";

const CALM = { in: 4, out: 6 };

test("goes in, then out, then in again", () => {
  const phases = [0, 3.9, 4, 9.9, 10, 13.9, 14].map((time) => breathPhase(time, CALM));
  expect(phases).toEqual(["in", "in", "out", "out", "in", "in", "out"]);
});

test("no time is outside of a breath", () => {
  const seconds = fc.double({ min: 2, max: 12, noNaN: true });
  const times = fc.double({ min: 0, max: 3600, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, times, (into, out, time) => {
      const breath = { in: into, out };
      const since = secondsIntoBreath(time, breath);
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(into + out);
      expect(breathPhase(time, breath)).toBe(since < into ? "in" : "out");
    }),
  );
});
