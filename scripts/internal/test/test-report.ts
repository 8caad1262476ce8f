import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import * as z from "zod/mini";
import { ROOT } from "../paths.ts";

const reportSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** Tests that failed first and passed when retried, by file and title. */
  retried: z.readonly(z.array(z.string())),
  /** Seconds by test file, relative to the root. */
  files: z.readonly(z.array(z.object({ file: z.string(), seconds: z.number() }))),
});

/** The result of one or more test runs. */
export type TestReport = Readonly<z.output<typeof reportSchema>>;

export const NO_TESTS: TestReport = { passed: 0, failed: 0, skipped: 0, retried: [], files: [] };

const SLOWEST_FILES = 10;

export function addReports(a: TestReport, b: TestReport): TestReport {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    retried: [...a.retried, ...b.retried],
    files: [...a.files, ...b.files],
  };
}

/** The end of a test run as text: slowest files, skipped and retried tests, and last the line `N passed, N failed`. */
export function formatReport({ passed, failed, skipped, retried, files }: TestReport): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  const lines: string[] = [];
  if (slowest.length > 0) {
    lines.push("Slowest test files:");
    for (const { file, seconds } of slowest) lines.push(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
    lines.push("");
  }
  if (skipped > 0) lines.push(`${skipped} skipped`, "");
  if (retried.length > 0) {
    lines.push("Passed only when retried; find the cause before other work:");
    for (const name of retried) lines.push(`  ${name}`);
    lines.push("");
  }
  return [...lines, `${passed} passed, ${failed} failed`].join("\n");
}

/** Reads the report that `vitest-reporter.ts` wrote. */
export function parseVitest(json: unknown): TestReport {
  return z.parse(reportSchema, json);
}

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  /** One for each file; its title is the file's path. */
  suites: z.array(suiteSchema),
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

type Suite = z.output<typeof suiteSchema>;

/** Reads a Playwright JSON report; an error outside of any test is a failure. A retried test that passed has passed. */
export function parsePlaywright(json: unknown): TestReport {
  const { config, suites, stats, errors } = z.parse(playwrightSchema, json);
  const files = suites.map((suite) => ({
    file: relative(ROOT, resolve(config.rootDir, suite.title)),
    tests: testsOf(suite),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: files.flatMap(({ file, tests }) =>
      tests.filter(({ retried }) => retried).map(({ title }) => `${file} › ${title}`),
    ),
    files: files.map(({ file, tests }) => ({
      file,
      seconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
    })),
  };
}

interface TestResult {
  readonly title: string;
  readonly milliseconds: number;
  readonly retried: boolean;
}

/** All tests of a suite and the suites in it; titles include those of the inner suites. */
function testsOf({ specs, suites = [] }: Suite): readonly TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        retried: status === "flaky",
      })),
    ),
    ...suites.flatMap((suite) =>
      testsOf(suite).map((result) => ({ ...result, title: `${suite.title} › ${result.title}` })),
    ),
  ];
}

/**
 * Reads the JSON report of a run with this exit code. A run that failed without a report or without a failed test counts
 * as one failure.
 */
export async function readReport(
  file: string,
  exitCode: number,
  parse: (json: unknown) => TestReport,
): Promise<TestReport> {
  if (!existsSync(file)) return { ...NO_TESTS, failed: 1 };
  const report = parse(JSON.parse(await readFile(file, "utf8")));
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}
