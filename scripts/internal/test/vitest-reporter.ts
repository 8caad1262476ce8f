import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { Failure } from "../failure.ts";
import { addReports, firstLine, NO_TESTS, type TestReport } from "./test-report.ts";

/** The environment variable that names the report's file. */
export const REPORT_FILE = "MINDLE_TEST_REPORT";

/**
 * Writes a Vitest run as a TestReport. Vitest's own JSON report leaves imports and hooks out of a file's time, which are
 * most of it in tests that start a server.
 */
export default class TestReportReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly { readonly message: string }[],
  ): void {
    const file = process.env[REPORT_FILE];
    if (file === undefined) throw new Failure(`${REPORT_FILE} is not set.`);
    const report = modules.map(moduleReport).reduce(addReports, {
      ...NO_TESTS,
      failed: unhandledErrors.map(({ message }) => `outside of any test: ${firstLine(message)}`),
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

function moduleReport(module: TestModule): TestReport {
  const tests = [...module.children.allTests()];
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const failed = inState("failed").map(nameOf);
  const { collectDuration, duration } = module.diagnostic();
  return {
    passed: inState("passed").length,
    // A file that could not be loaded, or whose hooks failed, is one failure.
    failed: failed.length === 0 && module.state() === "failed" ? [module.relativeModuleId] : failed,
    skipped: inState("skipped").length,
    retried: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    files: [{ file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }],
  };
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} › ${test.fullName.replaceAll(" > ", " › ")}`;
}
