import fc from "fast-check";
import { expect, test } from "vitest";
import { nextRun, scheduledFunctions } from "./scheduler.ts";

function loaded(...functionTriggers: unknown[]) {
  return { backends: [{ functionTriggers }] };
}

test("finds the scheduled functions among all", () => {
  const response = loaded(
    { name: "api", region: "r", httpsTrigger: {} },
    { name: "remind", region: "r", schedule: { schedule: "every 5 minutes" } },
  );
  expect(scheduledFunctions(response)).toEqual([{ name: "remind", region: "r", everyMinutes: 5 }]);
});

test.each(["0 9 * * *", "every 0 minutes", "every day 09:00"])(
  "refuses the schedule %s by name",
  (schedule) => {
    expect(() => scheduledFunctions(loaded({ name: "remind", region: "r", schedule: { schedule } }))).toThrow(
      `The local scheduler reads "every N minutes" only; remind runs "${schedule}".`,
    );
  },
);

test("the next run is later, on a whole period, and at most one period away", () => {
  fc.assert(
    fc.property(fc.nat(4e12), fc.integer({ min: 1, max: 1440 }), (now, minutes) => {
      const period = minutes * 60_000;
      const time = nextRun(now, minutes);
      expect(time % period).toBe(0);
      expect(time - now).toBeGreaterThan(0);
      expect(time - now).toBeLessThanOrEqual(period);
    }),
  );
});
