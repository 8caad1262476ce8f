import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { Failure } from "../failure.ts";
import { addReports, NO_TESTS, type TestReport } from "./test-report.ts";

/** The environment variable that names the report's file. */
export const REPORT_FILE = "MINDLE_TEST_REPORT";

/**
 * Writes a Vitest run as a TestReport. Vitest's own JSON report leaves imports and hooks out of a file's time, which are
 * most of it in tests that start a server.
 */
export default class TestReportReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env[REPORT_FILE];
    if (file === undefined) throw new Failure(`${REPORT_FILE} is not set.`);
    const report = modules
      .map(moduleReport)
      .reduce(addReports, { ...NO_TESTS, failed: unhandledErrors.length });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

function moduleReport(module: TestModule): TestReport {
  const tests = [...module.children.allTests()];
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const failed = count("failed");
  const { collectDuration, duration } = module.diagnostic();
  return {
    passed: count("passed"),
    // A file that could not be loaded, or whose hooks failed, is one failure.
    failed: failed === 0 && module.state() === "failed" ? 1 : failed,
    skipped: count("skipped"),
    retried: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${module.relativeModuleId} › ${test.fullName.replaceAll(" > ", " › ")}`),
    files: [{ file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }],
  };
}
