import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** How many tests passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: TestCount = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: TestCount, b: TestCount): TestCount {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** Counts a vitest JSON report; a file that could not be run is one failure. */
export function countVitest(report: VitestReport): TestCount {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts a Playwright JSON report; an error outside of any test is a failure. A test that passed at its second try, which
 * only CI gives it (`playwright.config.ts`), has passed; Playwright's list names it.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads a report that a run with this exit code wrote. A run that failed without a report or without a failed test
 * counts as one failure: it must not pass for want of a number.
 */
export async function readReport<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => TestCount,
): Promise<TestCount> {
  if (!existsSync(file)) {
    return { ...NO_TESTS, failed: 1 };
  }
  const report: Report = JSON.parse(await readFile(file, "utf8"));
  const counted = count(report);
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
