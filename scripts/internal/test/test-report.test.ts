import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import { runCommand } from "../process/run-command.ts";
import {
  addReports,
  formatReport,
  NO_TESTS,
  parsePlaywright,
  parseVitest,
  readReport,
  type TestReport,
} from "./test-report.ts";

let directory: string;
beforeAll(async () => {
  await mkdir(fromRoot(".cache"), { recursive: true });
  // Below the root, so that the files find Vitest.
  directory = await mkdtemp(fromRoot(".cache/test-report-"));
});
afterAll(() => rm(directory, { recursive: true }));

test("a Vitest run counts what passed and names what failed; a file that could not be loaded or prepared is one failure", async () => {
  const files: Readonly<Record<string, string>> = {
    "mixed.test.ts": `
      import { describe, expect, test } from "vitest";
      test("passes", () => {});
      test.skip("is skipped", () => {});
      describe("group", () => { test("fails", () => expect(1).toBe(2)); });`,
    "broken.test.ts": `import "./missing.ts";`,
    "hook.test.ts": `
      import { beforeAll, test } from "vitest";
      beforeAll(() => { throw new Error("no server"); });
      test("never runs", () => {});`,
    "vitest.config.ts": "export default {};",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  const file = join(directory, "report.json");
  const args = ["run", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await runCommand("vitest", args, { cwd: directory });
  const { passed, failed } = await readReport("unit tests", file, code, parseVitest);
  const at = (name: string) => join(directory, name).slice(fromRoot().length + 1);
  expect(passed).toBe(1);
  expect(failed.toSorted()).toEqual([
    at("broken.test.ts"),
    at("hook.test.ts"),
    `${at("mixed.test.ts")} › group fails`,
  ]);
});

test("a Playwright run names what failed, errors outside of tests, and what passed only when retried", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = parsePlaywright({
    config: { rootDir: fromRoot("tests/e2e") },
    suites: [
      { title: "quick.spec.ts", specs: [spec("works", "expected")] },
      {
        title: "slow.spec.ts",
        specs: [spec("is retried", "flaky")],
        suites: [
          {
            title: "offline",
            specs: [spec("fails", "unexpected")],
            suites: [{ title: "in ko", specs: [spec("is retried too", "flaky")] }],
          },
        ],
      },
    ],
    errors: [{ message: "No such file\n    at load" }],
    stats: { expected: 5, flaky: 2, skipped: 0 },
  });
  expect(report).toEqual({
    passed: 7,
    skipped: 0,
    failed: ["tests/e2e/slow.spec.ts › offline › fails", "outside of any test: No such file"],
    retried: [
      "tests/e2e/slow.spec.ts › is retried",
      "tests/e2e/slow.spec.ts › offline › in ko › is retried too",
    ],
  });
});

describe("the end of a run", () => {
  const report: TestReport = { passed: 7, failed: [], skipped: 0, retried: [] };

  test("is the line with the counts", () => {
    expect(formatReport(report)).toBe("7 passed, 0 failed");
  });

  test("names retried and failed tests directly before the last line, which counts those that failed", () => {
    const ended = addReports(report, {
      passed: 1,
      skipped: 3,
      retried: ["a › b"],
      failed: ["lint", "d › e"],
    });
    expect(formatReport(ended).split("\n")).toEqual([
      "3 skipped",
      "",
      "Passed only when retried; find the cause before other work:",
      "  a › b",
      "",
      "Failed:",
      "  lint",
      "  d › e",
      "",
      "8 passed, 2 failed",
    ]);
  });
});

describe("reading a report", () => {
  test("fails a run that left no report", async () => {
    const report = await readReport("unit tests", join(directory, "none.json"), 0, parseVitest);
    expect(report).toEqual({ ...NO_TESTS, failed: ["unit tests: left no report"] });
  });

  test("fails a run whose exit code says so although no test failed", async () => {
    const file = join(directory, "passed.json");
    await writeFile(file, JSON.stringify({ numPassedTests: 3, numPendingTests: 0, testResults: [] }));
    const failedWith = async (code: number) =>
      (await readReport("unit tests", file, code, parseVitest)).failed;
    expect(await failedWith(1)).toEqual(["unit tests: ended with exit code 1"]);
    expect(await failedWith(0)).toEqual([]);
  });

  test("rejects a report of another shape", async () => {
    const file = join(directory, "other.json");
    await writeFile(file, JSON.stringify({ tests: 3 }));
    await expect(readReport("unit tests", file, 0, parseVitest)).rejects.toThrow();
  });
});
