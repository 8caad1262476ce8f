import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import * as z from "zod/mini";
import { ROOT } from "../paths.ts";

const reportSchema = z.object({
  passed: z.number(),
  /** What failed, by file and title; also files and runs that could not be loaded, prepared or ended. */
  failed: z.readonly(z.array(z.string())),
  skipped: z.number(),
  /** Tests that failed first and passed when retried, by file and title. */
  retried: z.readonly(z.array(z.string())),
  /** Seconds by test file, relative to the root. */
  files: z.readonly(z.array(z.object({ file: z.string(), seconds: z.number() }))),
});

/** The result of one or more test runs. */
export type TestReport = Readonly<z.output<typeof reportSchema>>;

export const NO_TESTS: TestReport = { passed: 0, failed: [], skipped: 0, retried: [], files: [] };

const SLOWEST_FILES = 10;

export function addReports(a: TestReport, b: TestReport): TestReport {
  return {
    passed: a.passed + b.passed,
    failed: [...a.failed, ...b.failed],
    skipped: a.skipped + b.skipped,
    retried: [...a.retried, ...b.retried],
    files: [...a.files, ...b.files],
  };
}

/**
 * The end of a test run as text: slowest files, skipped, retried and failed tests, and last the line `N passed, N failed`. A
 * retried test that passed counts as passed.
 */
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
  if (failed.length > 0) {
    lines.push("Failed:");
    for (const name of failed) lines.push(`  ${name}`);
    lines.push("");
  }
  return [...lines, `${passed} passed, ${failed.length} failed`].join("\n");
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
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  stats: z.object({
    expected: z.number(),
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
  const namesOf = (wanted: string) =>
    files.flatMap(({ file, tests }) =>
      tests.flatMap(({ status, title }) => (status === wanted ? [`${file} › ${title}`] : [])),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...namesOf("unexpected"),
      ...errors.map(({ message }) => `outside of any test: ${firstLine(message)}`),
    ],
    skipped: stats.skipped,
    retried: namesOf("flaky"),
    files: files.map(({ file, tests }) => ({
      file,
      seconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
    })),
  };
}

interface TestResult {
  readonly title: string;
  readonly milliseconds: number;
  /** Playwright's word for the outcome of all its runs. */
  readonly status: string;
}

/** What an error says first, without what it shows below. */
export function firstLine(message = "an error"): string {
  return message.split("\n", 1)[0] ?? "";
}

/** All tests of a suite and the suites in it; titles include those of the inner suites. */
function testsOf({ specs, suites = [] }: Suite): readonly TestResult[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        status,
      })),
    ),
    ...suites.flatMap((suite) =>
      testsOf(suite).map((result) => ({ ...result, title: `${suite.title} › ${result.title}` })),
    ),
  ];
}

/**
 * Reads the JSON report of a run with this name and exit code. A run that failed without a report or without a failed test
 * is itself what failed.
 */
export async function readReport(
  name: string,
  file: string,
  exitCode: number,
  parse: (json: unknown) => TestReport,
): Promise<TestReport> {
  if (!existsSync(file)) return { ...NO_TESTS, failed: [`${name}: left no report`] };
  const report = parse(JSON.parse(await readFile(file, "utf8")));
  const isUnexplained = exitCode !== 0 && report.failed.length === 0;
  return isUnexplained ? { ...report, failed: [`${name}: ended with exit code ${exitCode}`] } : report;
}
