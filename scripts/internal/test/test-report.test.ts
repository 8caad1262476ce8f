import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import {
  addReports,
  formatReport,
  NO_TESTS,
  parsePlaywright,
  parseVitest,
  readReport,
  type TestReport,
} from "./test-report.ts";

const vitestReport: TestReport = {
  passed: 3,
  failed: ["web/a.test.ts › is wrong"],
  skipped: 2,
  retried: [],
  files: [{ file: "web/a.test.ts", seconds: 2.5 }],
};

function spec(title: string, status: string, ...durations: readonly number[]) {
  return { title, tests: [{ status, results: durations.map((duration) => ({ duration })) }] };
}

const playwrightReport = {
  config: { rootDir: fromRoot("tests/e2e") },
  suites: [
    { title: "quick.spec.ts", specs: [spec("works", "expected", 400)] },
    {
      title: "slow.spec.ts",
      specs: [spec("is retried", "flaky", 9_000, 3_000)],
      suites: [
        {
          title: "offline",
          specs: [spec("fails", "unexpected", 500, 500)],
          suites: [{ title: "in ko", specs: [spec("is retried too", "flaky", 1_000, 1_000)] }],
        },
      ],
    },
  ],
  errors: [{ message: "No such file\n    at load" }],
  stats: { expected: 5, flaky: 2, skipped: 0 },
};

describe("a Playwright report", () => {
  const report = parsePlaywright(playwrightReport);

  test("counts a retried test that passed as passed", () => {
    expect(report).toMatchObject({ passed: 7, skipped: 0 });
  });

  test("names what failed: tests, and errors outside of tests", () => {
    expect(report.failed).toEqual([
      "tests/e2e/slow.spec.ts › offline › fails",
      "outside of any test: No such file",
    ]);
  });

  test("names the tests that passed only when retried", () => {
    expect(report.retried).toEqual([
      "tests/e2e/slow.spec.ts › is retried",
      "tests/e2e/slow.spec.ts › offline › in ko › is retried too",
    ]);
  });

  test("has the seconds of every file, retries included", () => {
    expect(report.files).toEqual([
      { file: "tests/e2e/quick.spec.ts", seconds: 0.4 },
      { file: "tests/e2e/slow.spec.ts", seconds: 15 },
    ]);
  });
});

describe("the end of a run", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const report: TestReport = { passed: 7, failed: [], skipped: 0, retried: [], files };

  test("is the line with the counts", () => {
    expect(formatReport({ ...report, files: [] })).toBe("7 passed, 0 failed");
  });

  test("lists the ten slowest files before it, slowest first", () => {
    const lines = formatReport(report).split("\n");
    expect(lines.slice(0, 2)).toEqual(["Slowest test files:", "   11.0 s  11.test.ts"]);
    expect(lines.filter((line) => line.includes(".test.ts"))).toHaveLength(10);
    expect(lines.at(-1)).toBe("7 passed, 0 failed");
  });

  test("names retried and failed tests directly before the last line, which counts those that failed", () => {
    const ended = { ...report, skipped: 3, retried: ["a › b", "c"], failed: ["lint", "d › e"] };
    const lines = formatReport(ended).split("\n");
    expect(lines).toContain("3 skipped");
    expect(lines.slice(-9)).toEqual([
      "Passed only when retried; find the cause before other work:",
      "  a › b",
      "  c",
      "",
      "Failed:",
      "  lint",
      "  d › e",
      "",
      "7 passed, 2 failed",
    ]);
  });

  test("adds the reports of all runs", () => {
    const sum = addReports(vitestReport, parsePlaywright(playwrightReport));
    expect(sum).toMatchObject({ passed: 10, skipped: 2 });
    expect(sum.failed).toHaveLength(3);
    expect(sum.retried).toHaveLength(2);
    expect(sum.files).toHaveLength(3);
  });
});

describe("reading a report", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "reports-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("fails a run that left no report", async () => {
    const report = await readReport("unit tests", join(directory, "none.json"), 0, parseVitest);
    expect(report).toEqual({ ...NO_TESTS, failed: ["unit tests: left no report"] });
  });

  test("fails a run whose exit code says so although no test failed", async () => {
    const file = join(directory, "report.json");
    await writeFile(file, JSON.stringify({ ...vitestReport, failed: [] }));
    const failedWith = async (code: number) =>
      (await readReport("unit tests", file, code, parseVitest)).failed;
    expect(await failedWith(1)).toEqual(["unit tests: ended with exit code 1"]);
    expect(await failedWith(0)).toEqual([]);
  });

  test("rejects a report of another shape", async () => {
    const file = join(directory, "report.json");
    await writeFile(file, JSON.stringify({ tests: 3 }));
    await expect(readReport("unit tests", file, 0, parseVitest)).rejects.toThrow();
  });
});
