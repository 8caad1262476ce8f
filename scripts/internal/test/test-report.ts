import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import * as z from "zod/mini";
import { ROOT } from "../paths.ts";

/** The result of one or more test runs. */
export interface TestReport {
  readonly passed: number;
  /** What failed, by file and title; also files and runs that could not be loaded, prepared or ended. */
  readonly failed: readonly string[];
  readonly skipped: number;
  /** Tests that failed first and passed when retried, by file and title. */
  readonly retried: readonly string[];
}

export const NO_TESTS: TestReport = { passed: 0, failed: [], skipped: 0, retried: [] };

export function addReports(a: TestReport, b: TestReport): TestReport {
  return {
    passed: a.passed + b.passed,
    failed: [...a.failed, ...b.failed],
    skipped: a.skipped + b.skipped,
    retried: [...a.retried, ...b.retried],
  };
}

/** The end of a test run as text: skipped, retried and failed tests, and last the line `N passed, N failed`. */
export function formatReport({ passed, failed, skipped, retried }: TestReport): string {
  const part = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`), ""];
  return [
    ...(skipped > 0 ? [`${skipped} skipped`, ""] : []),
    ...part("Passed only when retried; find the cause before other work:", retried),
    ...part("Failed:", failed),
    `${passed} passed, ${failed.length} failed`,
  ].join("\n");
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Reads a Vitest JSON report. A file that could not be loaded, or whose hooks failed, is one failure. */
export function parseVitest(json: unknown): TestReport {
  const { numPassedTests, numPendingTests, testResults } = z.parse(vitestSchema, json);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    return tests.length === 0 && status === "failed"
      ? [file]
      : tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed, skipped: numPendingTests, retried: [] };
}

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  /** One for each file; its title is the file's path. */
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads a Playwright JSON report; an error outside of any test is a failure. A retried test that passed has passed. */
export function parsePlaywright(json: unknown): TestReport {
  const { config, suites, stats, errors } = z.parse(playwrightSchema, json);
  const tests = suites.flatMap(({ title, ...suite }) =>
    testsOf({ ...suite, title: relative(ROOT, resolve(config.rootDir, title)) }),
  );
  const namesOf = (wanted: string) => tests.flatMap(({ status, name }) => (status === wanted ? [name] : []));
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...namesOf("unexpected"),
      ...errors.map(({ message = "an error" }) => `outside of any test: ${message.split("\n", 1)[0]}`),
    ],
    skipped: stats.skipped,
    retried: namesOf("flaky"),
  };
}

interface TestResult {
  /** The titles of its suites and its own. */
  readonly name: string;
  /** Playwright's word for the outcome of all its runs. */
  readonly status: string;
}

function testsOf({ title, specs, suites = [] }: z.output<typeof suiteSchema>): readonly TestResult[] {
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: spec.title, status }))),
    ...suites.flatMap(testsOf),
  ].map(({ name, status }) => ({ name: `${title} › ${name}`, status }));
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
