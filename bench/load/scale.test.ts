import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { INSTANCE } from "../../functions/src/instance.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { SCALE_DOCUMENT, withComputed } from "./bench-scale.ts";
import { dailyCost, monthlyAuthCost } from "./money.ts";
import { busiestHour, dailyUsage, USER_DAY, type Usage, usersOf } from "./user-day.ts";

const NOTHING: Usage = {
  ...{ reads: 0, writes: 0, deletes: 0, invocations: 0, cpuSeconds: 0, memoryGibSeconds: 0 },
  ...{ egressBytes: 0, storedBytes: 0, loggedBytes: 0, streamedBytes: 0, warehouseBytes: 0 },
};

describe("a user-day", () => {
  test("uses what its calls cost, beside what is used without calls", () => {
    const without = dailyUsage({});
    expect(without).toMatchObject({
      reads: 12,
      writes: 7,
      deletes: 4,
      invocations: USER_DAY.trackingRequests,
    });
    const withSaves = dailyUsage({ saveAfactoryInput: 10 });
    expect(withSaves.reads - without.reads).toBe(60);
    expect(withSaves.writes - without.writes).toBe(20);
    expect(withSaves.deletes - without.deletes).toBe(10);
  });
});

describe("money", () => {
  test("begins beyond the free quota", () => {
    const usage = { ...NOTHING, reads: 50 };
    expect(dailyCost(usage, 1_000).firestore).toBe(0);
    expect(dailyCost(usage, 3_000).firestore).toBeCloseTo(0.038, 10);
  });

  test("is paid for each expired document, which has no free quota", () => {
    expect(dailyCost({ ...NOTHING, deletes: 1 }, 100_000).firestore).toBeCloseTo(0.013, 10);
  });

  test("counts monthly active users by tiers", () => {
    expect(monthlyAuthCost(50_000)).toBe(0);
    expect(monthlyAuthCost(60_000)).toBeCloseTo(55, 6);
    expect(monthlyAuthCost(200_000)).toBeCloseTo(50_000 * 0.0055 + 100_000 * 0.0046, 6);
  });
});

describe("tracking events in BigQuery", () => {
  const GIB = 2 ** 30;

  test("cost a cent for 200 MB on their way in", () => {
    expect(dailyCost({ ...NOTHING, streamedBytes: 200 * 2 ** 20 }, 1).bigQuery).toBeCloseTo(0.01, 10);
  });

  test("are stored for a year, 10 GiB of it free", () => {
    expect(dailyCost({ ...NOTHING, warehouseBytes: (10 * GIB) / 365 }, 1).bigQuery).toBeCloseTo(0, 10);
    const { bigQuery } = dailyCost({ ...NOTHING, warehouseBytes: GIB }, 1);
    expect(bigQuery).toBeCloseTo((355 * 0.0125) / 30, 2);
  });
});

describe("the busiest hour", () => {
  test("needs one instance for nobody, and the processors of its requests beyond", () => {
    expect(busiestHour(NOTHING, 1_000)).toEqual({ requests: 0, instances: 1 });
    const { processorSecondsPerRequest, peakFactor, targetUtilisation } = USER_DAY;
    const { requests, instances } = busiestHour({ ...NOTHING, invocations: 86_400 }, 1_000);
    expect(requests).toBe(1_000 * peakFactor);
    expect(instances * targetUtilisation).toBeGreaterThanOrEqual(requests * processorSecondsPerRequest);
    expect((instances - 1) * targetUtilisation).toBeLessThan(requests * processorSecondsPerRequest);
  });

  test("needs as many instances as are allowed for the users that they are enough for, and one more for more", () => {
    const { maxInstances } = INSTANCE;
    const usage = dailyUsage();
    const users = usersOf(maxInstances, usage);
    expect(busiestHour(usage, 0.999 * users).instances).toBe(maxInstances);
    expect(busiestHour(usage, 1.001 * users).instances).toBe(maxInstances + 1);
  });
});

test("docs/scale.md has what the code computes", async () => {
  const document = await readFile(fromRoot(SCALE_DOCUMENT), "utf8");
  expect(withComputed(document)).toBe(document);
});
