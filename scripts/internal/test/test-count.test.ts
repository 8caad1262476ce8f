import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countPlaywright, countVitest, readReport } from "./test-count.ts";

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ],
};

describe("counting tests", () => {
  test("adds up a vitest report", () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test("counts a test file that could not be loaded as a failure", () => {
    const broken = { status: "failed", assertionResults: [] };
    expect(countVitest({ ...vitestReport, testResults: [...vitestReport.testResults, broken] }).failed).toBe(
      2,
    );
  });

  test("counts stray errors as failures, and a browser test that passed in the end as passed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 0 });
  });
});

describe("reading a report", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "reports-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("fails a run that left no report", async () => {
    expect(await readReport(join(directory, "none.json"), 0, countVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  test("fails a run whose exit code says so although no test failed", async () => {
    const file = join(directory, "report.json");
    await writeFile(file, JSON.stringify({ ...vitestReport, numFailedTests: 0, testResults: [] }));
    expect((await readReport(file, 1, countVitest)).failed).toBe(1);
    expect((await readReport(file, 0, countVitest)).failed).toBe(0);
  });
});
